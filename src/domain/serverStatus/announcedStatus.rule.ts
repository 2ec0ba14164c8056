import { rule } from '../kernel/rule';
import type { ServerStatus } from './ServerStatus';

export interface AnnouncedStatusInput {
  /** What the status document says. */
  readonly announced: ServerStatus;
  /** Milliseconds since 1970, server time. */
  readonly now: number;
}

export interface StatusNow {
  readonly status: ServerStatus;
  /** The millisecond at which it becomes another without a new document. */
  readonly until?: number;
}

/** What a status document means at a moment. */
export const announcedStatus = rule(
  {
    id: 'CR-STATUS-01',
    statement:
      'The server is going offline while the status document announces it for a time in the future, or without a ' +
      'time. Once the announced time has passed, the same document says nothing any more: ' +
      'the status is unknown, nobody is signed out and nobody is led home as if all were well, until another ' +
      'document says what is. Only a document that says so makes the server offline; ' +
      'a look that failed says nothing.',
    source:
      'D2 §4: "Server status: going offline with an offline time in the future means going offline."; DESIGN §5 row 11',
    hazards: ['HAZ-09'],
  },
  ({ announced, now }: AnnouncedStatusInput): StatusNow => {
    if (announced.state !== 'goingOffline' || announced.at === undefined) return { status: announced };
    return announced.at > now ? { status: announced, until: announced.at } : { status: { state: 'unknown' } };
  },
);
