import { rule } from '../kernel/rule';

type KnownState = 'online' | 'goingOffline' | 'offline';

export interface NextServerStatusInput {
  /** The state last read; null before the first read. */
  readonly before: KnownState | null;
  /** The state known now; a failed read is `unknown`. */
  readonly after: KnownState | 'unknown';
}

export type StatusReaction = 'stay' | 'goHome' | 'signOut';

/** Returns the dashboard's reaction to a change of the server's status. */
export const nextServerStatus = rule(
  {
    id: 'CR-STATUS-02',
    statement:
      'A signed-in user is signed out when the status document says that the server is offline, and never because ' +
      'the document could not be read. When the status changes from going offline to online, the dashboard goes ' +
      'to its home page. Any other change has no effect.',
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
