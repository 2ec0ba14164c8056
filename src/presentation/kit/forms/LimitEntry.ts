import type { FormField } from '@/application/kernel/forms/FormFields';
import { isRecord } from '@/domain/kernel/parseJson';
import { seatLimit } from '@/domain/kernel/seatLimit';

/** A value with a limit or without one. "No limit" has to be chosen: an empty entry does not mean it. */
export interface LimitEntry {
  readonly limit: 'limited' | 'unlimited' | null;
  /** A number of seats, or a day such as `2026-11-29`; empty without a limit. */
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

/** The error of an entry that cannot be saved. */
export type EntryFault = 'missing' | 'noNumber' | 'noDay';

/** Of a limit of seats; undefined where it can be saved. */
export function seatsFault({ limit, text }: LimitEntry): EntryFault | undefined {
  if (limit === null) return 'missing';
  return limit === 'unlimited' || seatLimit(text) !== undefined ? undefined : 'noNumber';
}

/** The seats of an entry without a fault; undefined without a limit. */
export const seatsOf = ({ limit, text }: LimitEntry): number | undefined =>
  limit === 'limited' ? seatLimit(text) : undefined;

/** The same number in one spelling, so that the sent value can be compared with the server's. */
export function cleanSeats(entry: LimitEntry): LimitEntry {
  const limit = seatsOf(entry);
  return limit === undefined ? entry : { limit: 'limited', text: String(limit) };
}
