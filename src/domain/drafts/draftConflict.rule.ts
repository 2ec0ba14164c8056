import { rule } from '../kernel/rule';

interface KeepingInput {
  /** What this window is about to keep; empty when it was sent or cleared. */
  readonly text: string;
  /** What this window read or kept last. */
  readonly before: string;
  /** What is kept now. */
  readonly there: string;
  /** Texts of other windows that are kept beside it. */
  readonly beside: readonly string[];
}

interface Keeping {
  readonly kept: string;
  readonly beside: readonly string[];
}

/** What is kept when one window keeps its draft, and another may have kept its own in the same place. */
export const draftConflict = rule(
  {
    id: 'CR-MSG-10',
    statement:
      'A window that keeps its draft, or the change of a message, never writes over a text that it has neither read nor kept itself: the text of the other window is kept beside it and offered with the composer of that patient, to be put in or discarded. A window that sends or clears its text leaves that of the other window where it is. Its own earlier text goes with the next one, also from beside, so that there is at most one for each window. White space alone is no text.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, reload and re-login, and never cross."',
    hazards: ['HAZ-01', 'HAZ-04'],
  },
  ({ text, before, there, beside }: KeepingInput): Keeping => {
    const others = beside.filter(one => one !== before && one !== text);
    const isOfAnother = there.trim() !== '' && there !== before && there !== text;
    if (!isOfAnother) return { kept: text, beside: others };
    return text === ''
      ? { kept: there, beside: others }
      : { kept: text, beside: [...others.filter(one => one !== there), there] };
  },
);
