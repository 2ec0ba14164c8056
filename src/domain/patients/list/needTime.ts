import { dayOf } from '../../kernel/time/dayOf';
import { wallTimeAt } from '../../kernel/time/wallTimeAt';
import type { WhoNeedsMeInput } from './whoNeedsMe.rule';

/** Returns the calendar day of `now` (milliseconds since 1970) in a zone; it ends at `dayEnd`. */
export function needTime(now: number, zone: string): Omit<WhoNeedsMeInput, 'patients'> {
  return { now, dayEnd: dayOf(now / 1_000, zone).end * 1_000, today: (wallTimeAt(now, zone) ?? '').slice(0, 10) };
}
