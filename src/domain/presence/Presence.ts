/** A user's state in the presence service. Times in seconds since 1970. */
export interface Presence {
  readonly userId: string;
  readonly lastSeenTime: number;
  readonly loggedOutTime: number;
  readonly appearOffline: boolean;
}
