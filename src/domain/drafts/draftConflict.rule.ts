import { rule } from '../kernel/rule';
import { isBlank } from '../kernel/isBlank';

interface DraftConflictInput {
  /** What this window is about to save; empty when it was sent or cleared. */
  readonly text: string;
  /** What this window read or saved last. */
  readonly before: string;
  /** What is stored now. */
  readonly there: string;
  /** Texts of other windows that are stored as its conflicts. */
  readonly conflicts: readonly string[];
}

interface DraftConflictOutcome {
  readonly saved: string;
  readonly conflicts: readonly string[];
}

/** What is stored when one window saves its draft and another may have saved its own under the same key. */
export const draftConflict = rule(
  {
    id: 'CR-MSG-10',
    statement:
      'A window that saves its draft, or the change of a message, never overwrites a text that it has neither read ' +
      'nor saved itself: the text of the other window is saved as a conflict and offered with the composer of that ' +
      'patient, to be inserted or discarded. A window that sends or clears its text leaves that of the other window ' +
      'in place. Its own earlier text is replaced by the next one, among the conflicts too, so that there is at ' +
      'most one for each window. White space alone is no text.',
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
