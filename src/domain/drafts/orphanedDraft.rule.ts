import { rule } from '../kernel/rule';
import { isBlank } from '../kernel/isBlank';

interface DraftInput {
  /** The chat for which the draft was typed; empty if none. */
  readonly channelId: string;
  readonly text: string;
  /** Channels of the last complete list and later additions; null before the first complete list. */
  readonly listed: readonly string[] | null;
}

/** Decides whether a draft has lost its composer because its chat is no longer listed. */
export const orphanedDraft = rule(
  {
    id: 'CR-MSG-07',
    statement:
      'An unsent draft of a message, an edit, a note to a colleague or a reason for a flag is listed separately ' +
      "under its patient's name when its chat is not in the list of chats; there it can be copied or discarded, " +
      'and is never sent. While the list is loading, or could not be loaded, no draft is orphaned. White space ' +
      'alone does not count as a draft. When the chat is listed again, the draft returns to its composer, and the ' +
      'note or reason to its dialog.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."',
    hazards: ['HAZ-01', 'HAZ-04'],
  },
  ({ channelId, text, listed }: DraftInput): boolean =>
    listed !== null && channelId !== '' && !isBlank(text) && !listed.includes(channelId),
);
