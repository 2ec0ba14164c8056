import type { FormField } from '@/application/kernel/forms/FormFields';
import { isRecord } from '@/domain/kernel/parseJson';
import { seatLimit } from '@/domain/kernel/seatLimit';

/** A value that may have a limit. "No limit" has to be chosen: an empty entry does not mean it. */
export interface LimitEntry {
  readonly limit: 'limited' | 'unlimited' | null;
  /** The limit: a number of seats, or a day such as `2026-11-29`. Empty if there is none. */
  readonly text: string;
}

const LIMITS = ['limited', 'unlimited'] as const;

export const limitField: FormField<LimitEntry> = {
  blank: { limit: null, text: '' },
  read: value => {
    if (!isRecord(value) || typeof value['text'] !== 'string') return undefined;
    const limit = LIMITS.find(one => one === value['limit']);
    return limit === undefined && value['limit'] !== null ? undefined : { limit: limit ?? null, text: value['text'] };
  },
};

export type EntryFault = 'missing' | 'noNumber' | 'noDay';

/** The error in a limit of seats; undefined if it can be saved. */
export function seatsFault({ limit, text }: LimitEntry): EntryFault | undefined {
  if (limit === null) return 'missing';
  return limit === 'unlimited' || seatLimit(text) !== undefined ? undefined : 'noNumber';
}

/** The limit of seats in an entry without errors; undefined if it has no limit. */
export const seatsOf = ({ limit, text }: LimitEntry): number | undefined =>
  limit === 'limited' ? seatLimit(text) : undefined;

/** Writes the number in its plain spelling, so that the entry can be compared with the server's value. */
export function cleanSeats(entry: LimitEntry): LimitEntry {
  const limit = seatsOf(entry);
  return limit === undefined ? entry : { limit: 'limited', text: String(limit) };
}
