import { rule, says } from '../kernel/rule';
import { clockToleranceMs } from '../kernel/clockToleranceMs';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Below this many hours the unit is minutes, and below this many days the unit is hours. */
const LARGER_UNIT_FROM = 2;

/** The error of this device's clock. */
export interface WrongClock {
  readonly is: 'ahead' | 'behind';
  readonly amount: number;
  readonly unit: 'minutes' | 'hours' | 'days';
}

interface DeviceClockInput {
  /** Difference to add to the device's clock to get the server's time, in milliseconds. */
  readonly offsetMs: number;
}

/** Returns the error of the device's clock to show; null if the clock is right. */
export const deviceClock = rule(
  {
    id: 'CR-TIME-02',
    statement:
      says`If the device's clock differs by more than ${clockToleranceMs / 1_000} seconds from the server's ` +
      says`time, the user is told how far it is ahead or behind: in minutes, from ${LARGER_UNIT_FROM} hours in ` +
      says`hours, from ${LARGER_UNIT_FROM} days in days, rounded.`,
    source: 'DESIGN §5 row 19; DESIGN §5 row 5; DESIGN §8 row 14',
    hazards: ['HAZ-02'],
  },
  ({ offsetMs }: DeviceClockInput): WrongClock | null => {
    const wrong = Math.abs(offsetMs);
    if (wrong <= clockToleranceMs) return null;
    const is = offsetMs === wrong ? 'behind' : 'ahead';
    if (wrong >= LARGER_UNIT_FROM * DAY_MS) return { is, amount: Math.round(wrong / DAY_MS), unit: 'days' };
    if (wrong >= LARGER_UNIT_FROM * HOUR_MS) return { is, amount: Math.round(wrong / HOUR_MS), unit: 'hours' };
    return { is, amount: Math.round(wrong / MINUTE_MS), unit: 'minutes' };
  },
);
