import { rule } from '../kernel/rule';
import type { ServerStatus } from './ServerStatus';

export interface AnnouncedStatusInput {
  /** The status in the status document. */
  readonly announced: ServerStatus;
  /** Milliseconds since 1970, server time. */
  readonly now: number;
}

export interface StatusNow {
  readonly status: ServerStatus;
  /** The millisecond at which the status changes without a new document. */
  readonly until?: number;
}

/** Interprets the status document at a point in time. */
export const announcedStatus = rule(
  {
    id: 'CR-STATUS-01',
    statement:
      'The server is going offline while the status document announces it for a future time, or without a time. ' +
      'Once the announced time has passed, the document is outdated: until a new one arrives the status is ' +
      'unknown, no user is signed out and no user is sent to the home page as if the server were online. Only a ' +
      'document that says so makes the server offline; a failed read proves nothing.',
    source:
      'D2 §4: "Server status: going offline with an offline time in the future means going offline."; DESIGN §5 row 11',
    hazards: ['HAZ-09'],
  },
  ({ announced, now }: AnnouncedStatusInput): StatusNow => {
    if (announced.state !== 'goingOffline' || announced.at === undefined) return { status: announced };
    return announced.at > now ? { status: announced, until: announced.at } : { status: { state: 'unknown' } };
  },
);
