/** What the colleague who leads a patient's chat does in an evening; whom they ask is settled. */
export interface ColleagueApi {
  invite(message: string): Promise<void>;
  handOver(message: string): Promise<void>;
}
