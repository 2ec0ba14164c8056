export type LinkName = 'api' | 'engine' | 'documentStore' | 'realtimeDatabase';

/** `unused`: not needed now. */
export type LinkState = 'unused' | 'connecting' | 'live' | 'lost';

/** One of the links between the dashboard and the server. */
export interface Link {
  readonly name: LinkName;
  readonly state: LinkState;
  /** Start of this state, in milliseconds since 1970. */
  readonly since: number;
  /** Time of the last sign of life, in milliseconds since 1970. */
  readonly heardAt: number | undefined;
}

/** In display order. */
export const linkNames: readonly LinkName[] = ['api', 'engine', 'documentStore', 'realtimeDatabase'];
