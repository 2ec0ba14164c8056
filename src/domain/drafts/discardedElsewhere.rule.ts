import { rule } from '../kernel/rule';
import { orphanedDraft } from './orphanedDraft.rule';

interface DiscardInput {
  /** The chat for which the draft was typed; empty if none. */
  readonly channelId: string;
  /** This window's text of the draft. */
  readonly text: string;
  /** The text discarded in another window. */
  readonly discarded: string;
  /** As for `orphanedDraft`. */
  readonly listed: readonly string[] | null;
}

/** Decides whether a draft discarded in another window is discarded here too. */
export const discardedElsewhere = rule(
  {
    id: 'CR-MSG-08',
    statement:
      'When the author discards an orphaned draft in one window, it is discarded in their other windows on the ' +
      'device too, if it is orphaned there as well and has the same text. A different text, or a text in a ' +
      'composer, stays saved.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."',
    hazards: ['HAZ-01', 'HAZ-04'],
  },
  ({ channelId, text, discarded, listed }: DiscardInput): boolean =>
    text === discarded && orphanedDraft({ channelId, text, listed }),
);
