import { parseJson } from '@/domain/kernel/parseJson';
import { isActChoice, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';

/** Parses stored conflicts; none for an unknown format. */
export function conflictTexts(stored: string): readonly string[] {
  const texts = parseJson(stored);
  return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string' && text !== '') : [];
}

/** Serialises conflicts; empty for none. */
export const conflictsText = (texts: readonly string[]): string => (texts.length === 0 ? '' : JSON.stringify(texts));

export function draftText(key: AnyChatDraftKey, stored: string): string {
  switch (key.kind) {
    case 'conflicts':
      return conflictTexts(stored)
        .map(text => draftText(key.of, text))
        .join('\n\n');
    case 'edit':
      return withoutLine(stored);
    case 'riskChange':
      return withoutLine(withoutLine(stored));
    case 'actNote':
      return isActChoice(key.purpose) ? '' : stored;
    default:
      return stored;
  }
}

/** Data stored with a text is in lines before it. */
const withoutLine = (stored: string): string => stored.slice(stored.indexOf('\n') + 1);
