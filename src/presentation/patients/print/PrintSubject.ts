/** The patient on a printed page, and who printed it. */
export interface PrintSubject {
  readonly name: string;
  /** A day such as `1990-03-29`; null where it is not known. */
  readonly dateOfBirth: string | null;
  readonly printedBy: string;
  /** Milliseconds since 1970. */
  readonly printedAt: number;
}
