import type { FormField, FormFields } from '@/application/kernel/forms/FormFields';
import { textField } from '@/application/kernel/forms/FormFields';
import { isRecord } from '@/application/kernel/forms/FormDraft';
import type { CodeChanges } from '@/application/accessCodes/ports/AccessCodeGateway';
import { MOST_SEATS } from '@/domain/accessCodes/accessCode.rule';
import type { CodeSettings } from '@/domain/accessCodes/AccessCode';
import { expiryAfter, lastDayOf } from '@/domain/accessCodes/codeEnd';
import type { Fields, FieldValue } from '@/domain/kernel/forms/mergeFields.rule';

/** A value that has a limit or has none, which a person says in so many words: nothing entered is not "no limit". */
export interface LimitEntry {
  readonly limit: 'limited' | 'unlimited' | null;
  /** A number of seats, or a day such as `2026-11-29`; empty without a limit. */
  readonly text: string;
}

/** What a person enters for a code. */
export interface CodeForm {
  readonly seats: LimitEntry;
  readonly expiry: LimitEntry;
  readonly reason: string;
}

export type CodeFormField = 'seats' | 'expiry';

export interface NewCodeForm extends CodeForm {
  readonly code: string;
}

const LIMITS = ['limited', 'unlimited'] as const;

const limitField: FormField<LimitEntry> = {
  blank: { limit: null, text: '' },
  read: value => {
    if (!isRecord(value) || typeof value['text'] !== 'string') return undefined;
    const limit = LIMITS.find(one => one === value['limit']);
    return limit === undefined && value['limit'] !== null ? undefined : { limit: limit ?? null, text: value['text'] };
  },
};

export const codeFields: FormFields<CodeForm> = { seats: limitField, expiry: limitField, reason: textField };
export const newCodeFields: FormFields<NewCodeForm> = { code: textField, ...codeFields };

/** Why an entry cannot be saved; undefined where it can. */
export type EntryFault = 'missing' | 'noNumber' | 'noDay';

export function seatsFault({ limit, text }: LimitEntry): EntryFault | undefined {
  if (limit === null) return 'missing';
  if (limit === 'unlimited') return undefined;
  const isNumber = /^\d{1,7}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST_SEATS;
  return isNumber ? undefined : 'noNumber';
}

export function expiryFault({ limit, text }: LimitEntry, zone: string): EntryFault | undefined {
  if (limit === null) return 'missing';
  return limit === 'unlimited' || expiryAfter(text, zone) !== undefined ? undefined : 'noDay';
}

/** Seats and expiry as the form holds them. */
export function toCodeEntries({ seats, expiresAt }: CodeSettings, zone: string): Pick<CodeForm, CodeFormField> {
  const lastDay = expiresAt === undefined ? undefined : (lastDayOf(expiresAt, zone) ?? '');
  return {
    seats: seats === undefined ? { limit: 'unlimited', text: '' } : { limit: 'limited', text: String(seats) },
    expiry: lastDay === undefined ? { limit: 'unlimited', text: '' } : { limit: 'limited', text: lastDay },
  };
}

/** The same number in one spelling, so that what was sent can be compared with what is held. */
export const stampSeats = <F extends CodeForm>(form: F): F =>
  seatsFault(form.seats) === undefined && form.seats.limit === 'limited'
    ? { ...form, seats: { ...form.seats, text: String(Number(form.seats.text)) } }
    : form;

/** Entries without faults, as they are saved. */
export function toCodeSettings({ seats, expiry }: Pick<CodeForm, CodeFormField>, zone: string): CodeSettings {
  const expiresAt = expiry.limit === 'limited' ? expiryAfter(expiry.text, zone) : undefined;
  return {
    ...(seats.limit === 'limited' && { seats: Number(seats.text) }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}

/** Seats and expiry of a form, as saving merges them. */
export const mergedFields = ({ seats, expiry }: Pick<CodeForm, CodeFormField>): Fields => ({
  seats: { ...seats },
  expiry: { ...expiry },
});

/** What is sent of merged entries: null where a limit goes. */
export function toCodeChanges(fields: Readonly<Record<string, FieldValue>>, zone: string): CodeChanges {
  const [seats, expiry] = [limitField.read(fields['seats']), limitField.read(fields['expiry'])];
  return {
    ...(seats && { seats: seats.limit === 'limited' ? Number(seats.text) : null }),
    ...(expiry && { expiresAt: expiry.limit === 'limited' ? (expiryAfter(expiry.text, zone) ?? null) : null }),
  };
}

/** The day that was entered has passed. `now` in milliseconds since 1970. */
export function isPastDay({ limit, text }: LimitEntry, now: number, zone: string): boolean {
  const end = limit === 'limited' ? expiryAfter(text, zone) : undefined;
  return end !== undefined && end <= now;
}
