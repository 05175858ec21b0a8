/** Figures as each language writes them. */
import { language } from './index.svelte';

/** 0.543 → "54 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Points more or fewer: 3.25 → "+3.3". */
export function more(points: number): string {
  const format = new Intl.NumberFormat(language.current, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return format.format(points).replace('-', '−');
}
