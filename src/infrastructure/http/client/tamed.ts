/** Deeper parts are none of the contract's. */
const DEEPEST = 64;
/** Names that what converts an answer takes for its own. */
const RESERVED: ReadonlySet<string> = new Set(['constructor', '__proto__', 'prototype']);

/** A JSON value without what would make its conversion throw: reserved names are left out, what is too deep is null. */
export function tamed(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item: unknown) => tamed(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !RESERVED.has(name))
      .map(([name, part]) => [name, tamed(part, depth + 1)]),
  );
}
