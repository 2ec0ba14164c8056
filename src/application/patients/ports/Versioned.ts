/** A value as it stood in one version; whoever changes it names the version. */
export interface Versioned<T> {
  readonly value: T;
  readonly etag: string;
}
