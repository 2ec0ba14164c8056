import { rule } from '../kernel/rule';
import { orphanedDraft } from './orphanedDraft.rule';

interface DiscardInput {
  /** The chat for which it was typed; empty when it was typed for none. */
  readonly channelId: string;
  /** What this window has there. */
  readonly text: string;
  /** What was discarded in another window. */
  readonly discarded: string;
  /** As for `orphanedDraft`. */
  readonly listed: readonly string[] | null;
}

/** Whether a draft that its author discarded in another window is discarded here too. */
export const discardedElsewhere = rule(
  {
    id: 'CR-MSG-08',
    statement:
      'When the author discards an orphaned draft in one window, the draft is discarded in their other windows on ' +
      'the device too, if it is orphaned there as well and has the same text. ' +
      'A different text, and a text in a composer, stays saved.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."',
    hazards: ['HAZ-01', 'HAZ-04'],
  },
  ({ channelId, text, discarded, listed }: DiscardInput): boolean =>
    text === discarded && orphanedDraft({ channelId, text, listed }),
);
