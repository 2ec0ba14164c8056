/** A patient's details for the flag. */
export interface Flaggable {
  readonly id: string;
  readonly name: string;
  /** As the server confirmed it last. */
  readonly highRisk: boolean;
}
