import type { ChatPlace } from '@/domain/drafts/DraftKey';

/** The texts of other windows in what is kept of them; none where that is of another making. */
export function conflictTexts(kept: string): readonly string[] {
  try {
    const texts = JSON.parse(kept) as unknown;
    return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string' && text !== '') : [];
  } catch {
    return [];
  }
}

/** What is kept of texts of other windows; empty for none. */
export const conflictsText = (texts: readonly string[]): string => (texts.length === 0 ? '' : JSON.stringify(texts));

/** What the person wrote, of all that is kept in a place of the chat. */
export function draftText(place: ChatPlace, kept: string): string {
  switch (place.kind) {
    case 'conflicts':
      return conflictTexts(kept)
        .map(text => draftText(place.of, text))
        .join('\n\n');
    case 'edit':
      return withoutLine(kept);
    case 'riskChange':
      return withoutLine(withoutLine(kept));
    default:
      return kept;
  }
}

/** What is kept with a text stands in lines before it. */
const withoutLine = (kept: string): string => kept.slice(kept.indexOf('\n') + 1);
