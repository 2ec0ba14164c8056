/**
 * True if lists and objects are nested more than `deepest` times. Level by level, so that the depth of the value needs
 * no stack.
 */
export function isTooDeep(value: unknown, deepest: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one): readonly unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}
