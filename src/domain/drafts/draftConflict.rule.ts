import { rule } from '../kernel/rule';
import { isBlank } from '../kernel/isBlank';

interface DraftConflictInput {
  /** The text this window is saving; empty if it was sent or cleared. */
  readonly text: string;
  /** The text this window last read or saved. */
  readonly before: string;
  /** The stored text. */
  readonly there: string;
  /** Texts of other windows stored as conflicts. */
  readonly conflicts: readonly string[];
}

interface DraftConflictOutcome {
  readonly saved: string;
  readonly conflicts: readonly string[];
}

/** Returns the draft to store when another window may have saved its own under the same key. */
export const draftConflict = rule(
  {
    id: 'CR-MSG-10',
    statement:
      'A window that saves its draft, or its edit of a message, never overwrites a text that it has neither read ' +
      "nor saved itself: the other window's text is saved as a conflict and offered with the composer of that " +
      "patient, to be inserted or discarded. Sending or clearing a draft leaves the other window's text in place. " +
      "A window's own earlier text is replaced by its next one, also among the conflicts, so there is at most one " +
      'text per window. White space alone does not count as text.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."',
    hazards: ['HAZ-01', 'HAZ-04'],
  },
  ({ text, before, there, conflicts }: DraftConflictInput): DraftConflictOutcome => {
    const others = conflicts.filter(one => one !== before && one !== text);
    const isOfAnother = !isBlank(there) && there !== before && there !== text;
    if (!isOfAnother) return { saved: text, conflicts: others };
    return text === ''
      ? { saved: there, conflicts: others }
      : { saved: text, conflicts: [...others.filter(one => one !== there), there] };
  },
);
