/** A value of one version; a change names the version that it is based on. */
export interface Versioned<T> {
  readonly value: T;
  readonly etag: string;
}
