import type { Presence } from './Presence';

/** The user's choice to be online, whatever the time; silence does not count as a choice. */
export const presenceChoice = ({ appearOffline, lastSeenTime, loggedOutTime }: Presence): boolean =>
  !appearOffline && lastSeenTime > loggedOutTime;
