import { rule, says } from '../../kernel/rule';

/** Most acts of one person that this device keeps while the backend has not confirmed them. */
export const MOST_KEPT_ACTS = 500;
/** Most drafts of one person that this device keeps. */
export const MOST_KEPT_DRAFTS = 200;
/** Longest draft that this device keeps, in UTF-16 code units: ten times the longest message. */
export const LONGEST_KEPT_DRAFT = 100_000;
/** Longest that all drafts of one person may be together, in UTF-16 code units. */
export const MOST_DRAFT_CHARACTERS = 1_000_000;

export interface RoomInput {
  readonly kind: 'act' | 'draft';
  /** Of the text, in UTF-16 code units. */
  readonly length: number;
  /** What the person has kept of this kind besides it. */
  readonly others: { readonly count: number; readonly characters: number };
}

/** Whether this device has room for one more thing that a person has written. */
export const roomOnDevice = rule(
  {
    id: 'CR-DEVICE-01',
    statement:
      says`For each person this device keeps at most ${MOST_KEPT_ACTS} acts that are not confirmed, and apart from ` +
      says`them at most ${MOST_KEPT_DRAFTS} drafts, none longer than ${LONGEST_KEPT_DRAFT} characters and all ` +
      says`together no longer than ${MOST_DRAFT_CHARACTERS}. What finds no room is neither refused nor dropped: ` +
      says`it stays in memory, is sent as everything else, and the person is told that it does not survive closing ` +
      says`the page. Nothing is taken out for its age.`,
    source: 'D2 §9: "Chat cache is kept in local storage per user."; DESIGN §8 row 7',
    hazards: ['HAZ-01'],
  },
  ({ kind, length, others: { count, characters } }: RoomInput): boolean => {
    if (kind === 'act') return count < MOST_KEPT_ACTS;
    return count < MOST_KEPT_DRAFTS && length <= LONGEST_KEPT_DRAFT && characters + length <= MOST_DRAFT_CHARACTERS;
  },
);
