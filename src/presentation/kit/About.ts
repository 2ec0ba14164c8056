/** The title and the versions of this build and deployment. */
export interface About {
  readonly dashboardTitle: string;
  readonly version: string;
  /** Version of the chat engine. */
  readonly core: string;
}
