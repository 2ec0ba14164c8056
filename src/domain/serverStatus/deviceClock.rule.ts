import { rule, says } from '../kernel/rule';
import { clockToleranceMs } from '../kernel/clockToleranceMs';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Less than so many hours are given in minutes, and less than so many days in hours. */
const LARGER_UNIT_FROM = 2;

/** How wrong the clock of this device is. */
export interface WrongClock {
  readonly is: 'ahead' | 'behind';
  readonly amount: number;
  readonly unit: 'minutes' | 'hours' | 'days';
}

interface DeviceClockInput {
  /** What has to be added to the device's clock to have the server's time, in milliseconds. */
  readonly offsetMs: number;
}

/** What is to be said of the device's clock; null: it is right. */
export const deviceClock = rule(
  {
    id: 'CR-TIME-02',
    statement:
      says`A device whose clock is more than ${clockToleranceMs / 1_000} seconds from the server's time is told so, ` +
      says`with how far it is ahead or behind: in minutes, from ${LARGER_UNIT_FROM} hours on in hours, from ` +
      says`${LARGER_UNIT_FROM} days on in days, rounded.`,
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
