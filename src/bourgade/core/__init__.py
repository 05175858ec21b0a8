"""What every game shares: the contract, chance, action space, match, record, registry."""
