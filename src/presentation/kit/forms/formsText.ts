import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import { MOST_SEATS } from '@/domain/kernel/seatLimit';
import type texts from '../../../../public/i18n/en/forms.json';
import { textCatalogue } from '../text/textCatalogue';
import { textsOf } from '../text/textsOf';
import type { EntryFault, LimitEntry } from './LimitEntry';
import { isBlank } from '@/domain/kernel/isBlank';

export const formsText = textsOf<typeof texts>('forms');

/** Longest reason, in characters. */
export const longestReason = LONGEST_REASON;

const BYTES_OF_KILOBYTE = 1_000;
const BYTES_OF_MEGABYTE = 1_000_000;

export function fileText({ name, size }: { readonly name: string; readonly size: number }): string {
  return formsText('file.chosen', { name, size: sizeText(size) });
}

function sizeText(bytes: number): string {
  if (bytes < BYTES_OF_KILOBYTE) return formsText('file.bytes', { size: bytes });
  if (bytes < BYTES_OF_MEGABYTE) return formsText('file.kilobytes', { size: Math.round(bytes / BYTES_OF_KILOBYTE) });
  return formsText('file.megabytes', { size: (bytes / BYTES_OF_MEGABYTE).toFixed(1) });
}

/** A text with a number. `key` has no plural ending. */
export const formsCount = (key: 'unreadableRecords.title', count: number): string =>
  textCatalogue.text('forms', key, { count });

/** The message for an error in a limit. `missing`: the one for a choice that was not made. */
export function entryFaultText(fault: EntryFault, missing: string): string {
  if (fault === 'missing') return missing;
  return fault === 'noDay' ? formsText('limit.noDay') : formsText('limit.noNumber', { most: MOST_SEATS });
}

/**
 * A draft from another window as text: one line for each filled field. An unreadable draft is shown as it was stored.
 */
export function draftText<F extends object>(
  draft: ReadDraft<F> | undefined,
  kept: string,
  linesOf: (mine: F) => readonly (readonly [label: string, value: string])[],
): string {
  if (draft === undefined) return kept;
  const lines = linesOf(draft.mine).filter(([, value]) => !isBlank(value));
  return lines.map(([field, value]) => formsText('otherDraft.line', { field, value })).join('\n');
}

/** A limit of seats as text, the way it was entered. */
export function seatsEntryText({ limit, text }: LimitEntry, unlimited: string): string {
  if (limit === null) return '';
  return limit === 'unlimited' ? unlimited : text;
}
