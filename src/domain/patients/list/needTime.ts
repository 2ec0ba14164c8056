import { dayOf } from '../../kernel/time/dayOf';
import { wallTimeAt } from '../../kernel/time/wallTimeAt';
import type { WhoNeedsMeInput } from './whoNeedsMe.rule';

/** The day of a region's calendar in which `now` lies (milliseconds since 1970); at `dayEnd` it is another. */
export function needTime(now: number, zone: string): Omit<WhoNeedsMeInput, 'patients'> {
  return { now, dayEnd: dayOf(now / 1_000, zone).end * 1_000, today: (wallTimeAt(now, zone) ?? '').slice(0, 10) };
}
