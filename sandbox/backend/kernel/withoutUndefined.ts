type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A plain copy that has only the properties that are there. */
export function withoutUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, property]) => property !== undefined)) as Defined<T>;
}
