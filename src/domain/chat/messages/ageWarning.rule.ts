import { rule, says } from '../../kernel/rule';

/** A message unsent for longer than this is shown with a warning; in milliseconds. */
export const OLD_AFTER_MS = 10 * 60_000;

export interface AgeInput {
  /** The time of writing, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The backend has the message. */
  readonly sent: boolean;
}

/** Returns the age of an unsent message in whole minutes once it needs a warning; null before. */
export const ageWarning = rule(
  {
    id: 'CR-AGE-01',
    statement:
      says`A message that was written more than ${OLD_AFTER_MS / 60_000} minutes ago and has not reached the ` +
      says`backend shows its age, so that its author can change or discard it before it is sent. A message that ` +
      says`was sent shows no age, nor does one with a time in the future because the clock was set back.`,
    source:
      'DESIGN §4: "every message on which Send was pressed is shown confirmed, pending or failed with retry;"; ' +
      'DESIGN §5 row 25',
    hazards: ['HAZ-02'],
  },
  ({ writtenAt, now, sent }: AgeInput): number | null =>
    !sent && now - writtenAt > OLD_AFTER_MS ? Math.floor((now - writtenAt) / 60_000) : null,
);

/** The first moment at which a message of this age is shown with a warning, for a timer; milliseconds since 1970. */
export const oldSince = (writtenAt: number): number => writtenAt + OLD_AFTER_MS + 1;
