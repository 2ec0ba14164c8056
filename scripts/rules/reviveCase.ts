const bigIntegerText = /^-?\d+n$/;

/** Gives a value that was read from JSON the types JSON lacks: a text such as "17723574000000000n" becomes a bigint. */
export function reviveCase(value: unknown): unknown {
  if (typeof value === 'string') return bigIntegerText.test(value) ? BigInt(value.slice(0, -1)) : value;
  if (Array.isArray(value)) return value.map(reviveCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, reviveCase(member)]));
}
