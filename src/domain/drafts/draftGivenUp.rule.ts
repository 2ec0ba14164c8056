import { rule } from '../kernel/rule';
import { orphanedDraft } from './orphanedDraft.rule';

interface GivenUpInput {
  /** The chat for which it was typed; empty when it was typed for none. */
  readonly channelId: string;
  /** What this window has there. */
  readonly text: string;
  /** The words that were given up in another window. */
  readonly givenUp: string;
  /** As for `orphanedDraft`. */
  readonly listed: readonly string[] | null;
}

/** Whether a draft that its author gave up in another window goes from this one too. */
export const draftGivenUp = rule(
  {
    id: 'CR-MSG-08',
    statement:
      'A draft without a chat that its author gives up in one window goes from their other windows on the device too, where it is without a chat as well and has the same words. Other words, and words that stand in a composer, stay and are kept.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, reload and re-login, and never cross."',
    hazards: ['HAZ-01', 'HAZ-04'],
  },
  ({ channelId, text, givenUp, listed }: GivenUpInput): boolean =>
    text === givenUp && orphanedDraft({ channelId, text, listed }),
);
