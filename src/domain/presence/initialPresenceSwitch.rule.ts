import { rule, says } from '../kernel/rule';

/** A choice counts no longer than a sign-in, in milliseconds. */
export const OFFLINE_CHOICE_MS = 12 * 3_600_000;

interface FirstQuestion {
  /** When the person chose Offline on this device and did not log out since; null: never. */
  readonly offlineChosenAt: number | null;
  /** By the clock of the device; both in milliseconds since 1970. */
  readonly now: number;
}

/** Whether the switch starts Online. */
export const initialPresenceSwitch = rule(
  {
    id: 'CR-PRES-04',
    statement:
      says`The switch starts Online, except for somebody who chose Offline on this device in the ` +
      says`${OFFLINE_CHOICE_MS / 3_600_000} hours before and has not logged out since: ` +
      says`a reload and a second window leave them Offline. A choice from a time to come, after a clock was set ` +
      says`back, does not count. The exception is a decision of this product: ` +
      says`no reload shows somebody to patients who chose not to be seen.`,
    source: 'D1 §4 Presence: "Therapist toggle starts Online."; DESIGN §8 row 10',
    hazards: ['HAZ-03'],
  },
  ({ offlineChosenAt, now }: FirstQuestion): boolean =>
    offlineChosenAt === null || offlineChosenAt > now || now - offlineChosenAt >= OFFLINE_CHOICE_MS,
);
