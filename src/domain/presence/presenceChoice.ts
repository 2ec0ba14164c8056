import type { Presence } from './Presence';

/** Whether somebody wants to be seen, whatever the time: silence is no choice. */
export const presenceChoice = ({ appearOffline, lastSeenTime, loggedOutTime }: Presence): boolean =>
  !appearOffline && lastSeenTime > loggedOutTime;
