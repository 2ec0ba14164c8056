export type LinkName = 'api' | 'engine' | 'documentStore' | 'realtimeDatabase';

/** `unused`: nothing needs it now. */
export type LinkState = 'unused' | 'connecting' | 'live' | 'lost';

/** One of the lines between the dashboard and the server. */
export interface Link {
  readonly name: LinkName;
  readonly state: LinkState;
  /** Since when it is in this state, in milliseconds since 1970. */
  readonly since: number;
  /** The time of its last sign of life, in milliseconds since 1970. */
  readonly heardAt: number | undefined;
}

/** In the order in which they are shown. */
export const linkNames: readonly LinkName[] = ['api', 'engine', 'documentStore', 'realtimeDatabase'];
