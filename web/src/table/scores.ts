/** Which parts of the score are worth a row while the game goes on. */

/**
 * Rows in the order of the score sheet: the first `most` parts from the start, so that nothing
 * jumps; a later part that has points takes the place of one that nobody has any of.
 */
export function partRows(
  parts: readonly Readonly<Record<string, number>>[],
  order: readonly string[],
  most: number,
): string[] {
  const known = order.filter((part) => parts.some((one) => part in one));
  const scored = (part: string): boolean => parts.some((one) => (one[part] ?? 0) !== 0);
  const chosen = new Set(known.slice(0, most));
  for (const part of known.slice(most)) {
    if (!scored(part)) continue;
    const idle = [...chosen].reverse().find((one) => !scored(one));
    if (idle !== undefined && chosen.size >= most) chosen.delete(idle);
    chosen.add(part);
  }
  return known.filter((part) => chosen.has(part));
}
