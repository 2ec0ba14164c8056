import { rule } from '../../kernel/rule';
import { isStaff } from '../messages/isStaff';

export interface IsAnsweredInput {
  /** Identity of the patient. */
  readonly patient: string;
  /** The newest message in the list of chats; absent where the list names none. */
  readonly lastMessage?: { readonly sender: string; readonly deleted: boolean };
}

/** Whether a chat without waiting data in the list shows that the patient does not wait. */
export const isAnswered = rule(
  {
    id: 'CR-WAIT-02',
    statement:
      'Where the list of chats does not tell who waits, a chat whose newest message is one of staff holds nobody ' +
      'who waits. A newest message of the patient or of the service itself, one that was deleted, and a list that ' +
      'names none say nothing: an answer may have come before, or none.',
    source: 'DESIGN §4: "an unread patient message always has at least one visible sign"',
    hazards: ['HAZ-05'],
  },
  ({ patient, lastMessage }: IsAnsweredInput): boolean =>
    lastMessage !== undefined && !lastMessage.deleted && isStaff(lastMessage.sender, patient),
);
