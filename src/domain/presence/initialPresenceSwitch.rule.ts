import { rule, says } from '../kernel/rule';

/** A choice counts no longer than a session lasts, in milliseconds. */
export const OFFLINE_CHOICE_MS = 12 * 3_600_000;

interface FirstQuestion {
  /** Time of the user's choice of Offline on this device, unless they logged out later; null: never. */
  readonly offlineChosenAt: number | null;
  /** By the device's clock; both in milliseconds since 1970. */
  readonly now: number;
}

/** Decides whether the switch starts Online. */
export const initialPresenceSwitch = rule(
  {
    id: 'CR-PRES-04',
    statement:
      says`The switch starts Online, except for a user who chose Offline on this device within the last ` +
      says`${OFFLINE_CHOICE_MS / 3_600_000} hours and has not logged out since: after a reload and in a second ` +
      says`window they stay Offline. A choice with a time in the future, after the clock was set back, does not ` +
      says`count. The exception is a decision of this product: a reload must not show patients a therapist who ` +
      says`chose not to be seen.`,
    source: 'D1 §4 Presence: "Therapist toggle starts Online."; DESIGN §8 row 10',
    hazards: ['HAZ-03'],
  },
  ({ offlineChosenAt, now }: FirstQuestion): boolean =>
    offlineChosenAt === null || offlineChosenAt > now || now - offlineChosenAt >= OFFLINE_CHOICE_MS,
);
