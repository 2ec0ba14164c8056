/** The evening's acts of the colleague who leads a patient's chat; whom they ask is fixed. */
export interface ColleagueApi {
  invite(message: string): Promise<void>;
  handOver(message: string): Promise<void>;
}
