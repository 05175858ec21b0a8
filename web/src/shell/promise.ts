/** The promise before a game is the SHA-256 of the secret published after it. */

/** Does the secret fit the promise? Null where this browser cannot compute it. */
export async function matchesPromise(secret: string, promise: string): Promise<boolean | null> {
  // Only pages on https or on this machine may compute it.
  if (!/^([0-9a-f]{2})+$/i.test(secret) || !globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === promise.toLowerCase();
}
