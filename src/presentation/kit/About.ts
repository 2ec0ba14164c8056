/** What this build and this deployment call themselves. */
export interface About {
  readonly dashboardTitle: string;
  readonly version: string;
  /** Version of the chat engine. */
  readonly core: string;
}
