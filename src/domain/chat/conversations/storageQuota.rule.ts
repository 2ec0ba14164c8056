import { rule, says } from '../../kernel/rule';

/** Maximum of unconfirmed acts that this device stores for one user. */
export const MOST_KEPT_ACTS = 500;
/** Maximum of drafts that this device stores for one user. */
export const MOST_KEPT_DRAFTS = 200;
/** Longest draft that this device stores, in UTF-16 code units: ten times the longest message. */
export const LONGEST_KEPT_DRAFT = 100_000;
/** Total length of all drafts of one user, in UTF-16 code units. */
export const MOST_DRAFT_CHARACTERS = 1_000_000;

export interface StorageQuotaInput {
  readonly kind: 'act' | 'draft';
  /** Length of the text, in UTF-16 code units. */
  readonly length: number;
  /** The user's other stored items of this kind. */
  readonly others: { readonly count: number; readonly characters: number };
}

/** Decides whether this device can store one more act or draft of a user. */
export const storageQuota = rule(
  {
    id: 'CR-DEVICE-01',
    statement:
      says`For each user, this device stores at most ${MOST_KEPT_ACTS} unconfirmed acts and, separately, at most ` +
      says`${MOST_KEPT_DRAFTS} drafts, none longer than ${LONGEST_KEPT_DRAFT} characters and together no longer ` +
      says`than ${MOST_DRAFT_CHARACTERS}. An item beyond these limits is neither refused nor dropped: it stays ` +
      says`in memory, is sent like any other, and the user is told that closing the page would lose it. Nothing ` +
      says`is removed because of its age.`,
    source: 'D2 §9: "Chat cache is kept in local storage per user."; DESIGN §8 row 7',
    hazards: ['HAZ-01'],
  },
  ({ kind, length, others: { count, characters } }: StorageQuotaInput): boolean => {
    if (kind === 'act') return count < MOST_KEPT_ACTS;
    return count < MOST_KEPT_DRAFTS && length <= LONGEST_KEPT_DRAFT && characters + length <= MOST_DRAFT_CHARACTERS;
  },
);
