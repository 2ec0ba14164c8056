/** What a build calls itself, and the chat engine in it. */
export interface Version {
  readonly version: string;
  readonly core: string;
}
