/** Settings kept in this browser. Storage may be forbidden; the page then simply forgets. */

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`bourgade.${key}`, value);
  } catch {
    return;
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`bourgade.${key}`);
  } catch {
    return null;
  }
}
