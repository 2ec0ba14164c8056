/** The version of a build and of its chat engine. */
export interface Version {
  readonly version: string;
  readonly core: string;
}
