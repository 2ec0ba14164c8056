import { diffWordsWithSpace } from 'diff';

/** A part of two texts: in both, or in one of them. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The differences between `before` and `after`, word by word. */
export const textDifference = (before: string, after: string): readonly TextPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
