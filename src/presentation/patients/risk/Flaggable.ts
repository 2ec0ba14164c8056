/** A patient's details for the flag. */
export interface Flaggable {
  readonly id: string;
  readonly name: string;
  /** The value that the server confirmed last. */
  readonly highRisk: boolean;
}
