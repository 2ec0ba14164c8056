/** A call that was done, as its handler saw it. */
export interface PerformedCall {
  /** `feature.call`. */
  readonly name: string;
  /** Who called. */
  readonly uid: string;
  /** The scopes that let the caller in. */
  readonly scopes: readonly string[];
  readonly path: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  /** What the handler answered. */
  readonly value: unknown;
}
