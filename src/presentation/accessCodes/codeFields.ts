import { textField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { CodeChanges } from '@/application/accessCodes/ports/AccessCodeGateway';
import type { CodeSettings } from '@/domain/accessCodes/AccessCode';
import { expiryAfter, lastDayOf } from '@/domain/accessCodes/codeEnd';
import type { Fields, FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { cleanSeats, limitField, seatsOf, type EntryFault, type LimitEntry } from '../kit/forms/LimitEntry';

export interface CodeForm {
  readonly seats: LimitEntry;
  readonly expiry: LimitEntry;
  readonly reason: string;
}

export type CodeFormField = 'seats' | 'expiry';

export interface NewCodeForm extends CodeForm {
  readonly code: string;
}

export const codeFields: FormFields<CodeForm> = { seats: limitField, expiry: limitField, reason: textField };
export const newCodeFields: FormFields<NewCodeForm> = { code: textField, ...codeFields };

/** The error in the last day of a code; undefined if it can be saved. */
export function expiryFault({ limit, text }: LimitEntry, zone: string): EntryFault | undefined {
  if (limit === null) return 'missing';
  return limit === 'unlimited' || expiryAfter(text, zone) !== undefined ? undefined : 'noDay';
}

/** Converts a code's seats and expiry to the entries of the form. */
export function toCodeEntries({ seats, expiresAt }: CodeSettings, zone: string): Pick<CodeForm, CodeFormField> {
  const lastDay = expiresAt === undefined ? undefined : (lastDayOf(expiresAt, zone) ?? '');
  return {
    seats: seats === undefined ? { limit: 'unlimited', text: '' } : { limit: 'limited', text: String(seats) },
    expiry: lastDay === undefined ? { limit: 'unlimited', text: '' } : { limit: 'limited', text: lastDay },
  };
}

/** Writes the number of seats in its plain spelling. */
export const stampSeats = <F extends CodeForm>(form: F): F => ({ ...form, seats: cleanSeats(form.seats) });

/** Converts entries without errors to the settings to save. */
export function toCodeSettings({ seats, expiry }: Pick<CodeForm, CodeFormField>, zone: string): CodeSettings {
  const expiresAt = expiry.limit === 'limited' ? expiryAfter(expiry.text, zone) : undefined;
  const limit = seatsOf(seats);
  return {
    ...(limit !== undefined && { seats: limit }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}

export const mergedFields = ({ seats, expiry }: Pick<CodeForm, CodeFormField>): Fields => ({
  seats: { ...seats },
  expiry: { ...expiry },
});

/** The changes to send after merging: null if a limit is removed. */
export function toCodeChanges(fields: Readonly<Record<string, FieldValue>>, zone: string): CodeChanges {
  const [seats, expiry] = [limitField.read(fields['seats']), limitField.read(fields['expiry'])];
  return {
    ...(seats && { seats: seatsOf(seats) ?? null }),
    ...(expiry && { expiresAt: expiry.limit === 'limited' ? (expiryAfter(expiry.text, zone) ?? null) : null }),
  };
}

/** True if the last day in an entry has passed. `now` in milliseconds since 1970. */
export function isPastDay({ limit, text }: LimitEntry, now: number, zone: string): boolean {
  const end = limit === 'limited' ? expiryAfter(text, zone) : undefined;
  return end !== undefined && end <= now;
}
