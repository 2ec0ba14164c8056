/** A patient as far as the flag goes. */
export interface Flaggable {
  readonly id: string;
  readonly name: string;
  /** As the server confirmed it last. */
  readonly highRisk: boolean;
}
