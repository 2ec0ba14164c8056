import { rule } from '../kernel/rule';

type KnownState = 'online' | 'goingOffline' | 'offline';

export interface NextServerStatusInput {
  /** The state that was last read; null before the first. */
  readonly before: KnownState | null;
  /** The state that is known now; a look that failed is `unknown`. */
  readonly after: KnownState | 'unknown';
}

export type StatusReaction = 'stay' | 'goHome' | 'signOut';

/** What a person's dashboard does when the server's status changes. */
export const nextServerStatus = rule(
  {
    id: 'CR-STATUS-02',
    statement:
      'Whoever is signed in is signed out when the status document says that the server is offline, and never ' +
      'because it could not be read. When the server was going offline and is online, the dashboard goes to its ' +
      'home page. Anything else moves nobody.',
    source:
      'D1 §4 Logout: "The user is also logged out whenever the server is reported offline."; D1 §4 Server banner: ' +
      '"When status changes from going offline to online the browser goes to /home."; DESIGN §5 row 11',
    hazards: ['HAZ-09'],
  },
  ({ before, after }: NextServerStatusInput): StatusReaction => {
    if (after === 'offline') return 'signOut';
    return before === 'goingOffline' && after === 'online' ? 'goHome' : 'stay';
  },
);
