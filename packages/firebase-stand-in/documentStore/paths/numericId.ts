/** The number in an id of the form `__id7__` (Datastore's numeric ids), or undefined. */
export function numericId(id: string): bigint | undefined {
  return id.startsWith('__id') && /^__id-?\d+__$/.test(id) ? BigInt(id.slice(4, -2)) : undefined;
}
