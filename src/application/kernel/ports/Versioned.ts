/** A value with its version; a change names the version it is based on. */
export interface Versioned<T> {
  readonly value: T;
  readonly etag: string;
}
