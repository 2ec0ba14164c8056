import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import { isRecord } from '@/domain/kernel/parseJson';
import { wholeNumber } from '@/domain/kernel/wholeNumber';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import { dateFormat } from '../kit/time/dateFormat';
import { accessCodesText } from './accessCodesText';
import type { CodeForm, CodeFormField } from './codeFields';

export function entryText(field: CodeFormField, entry: unknown): string {
  if (!isRecord(entry)) return '';
  const text = typeof entry['text'] === 'string' ? entry['text'] : '';
  if (entry['limit'] === 'unlimited')
    return accessCodesText(field === 'seats' ? 'settings.unlimitedSeats' : 'settings.never');
  return field === 'expiry' && text !== '' ? dateFormat.day(text) : text;
}

/** A draft as text: the changed fields, or the stored text if it cannot be read. */
export function enteredText(draft: Pick<ReadDraft<CodeForm>, 'base' | 'mine'> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { base, mine } = draft;
  const changed = (['seats', 'expiry'] as const).filter(field => !isSameValue(base[field], mine[field]));
  const lines = changed.map(field => `${accessCodesText(`settings.${field}`)}: ${entryText(field, mine[field])}`);
  return [...lines, ...(mine.reason === '' ? [] : [mine.reason])].join('\n');
}

/** True if a typed number, such as `2,000`, is at most `most`; false for text that is not a number. */
export function isAtMost(text: string, most: number): boolean {
  const number = wholeNumber(text);
  return number !== undefined && number <= most;
}
