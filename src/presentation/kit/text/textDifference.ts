import { diffWordsWithSpace } from 'diff';

/** A part of the text that is in both versions, or in one of them. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The differences between two texts, word by word. */
export const textDifference = (before: string, after: string): readonly TextPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
