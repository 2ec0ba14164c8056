import { rule } from '../kernel/rule';
import { isBlank } from '../kernel/isBlank';

interface DraftInput {
  /** The chat for which it was typed; empty when it was typed for none. */
  readonly channelId: string;
  readonly text: string;
  /** Channels of the list as it was last loaded whole, and those that came since; null while it never was. */
  readonly listed: readonly string[] | null;
}

/** Whether a draft has no composer any more in which its author would find it. */
export const orphanedDraft = rule(
  {
    id: 'CR-MSG-07',
    statement:
      'A draft, the change of a message, or words to a colleague or the reason for a flag that were being written, ' +
      'are listed by themselves, under the name of their patient, when their chat is not in the list of chats: ' +
      'there they can be copied or given up, and never sent. A list that is being loaded, or could not be, makes no ' +
      'draft one without a chat. White space alone is no draft. When the chat comes back, the draft is in its ' +
      'composer again, and the words in their dialog, and nowhere else.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."',
    hazards: ['HAZ-01', 'HAZ-04'],
  },
  ({ channelId, text, listed }: DraftInput): boolean =>
    listed !== null && channelId !== '' && !isBlank(text) && !listed.includes(channelId),
);
