/** The names of this build and this deployment. */
export interface About {
  readonly dashboardTitle: string;
  readonly version: string;
  /** Version of the chat engine. */
  readonly core: string;
}
