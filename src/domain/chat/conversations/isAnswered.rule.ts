import { rule } from '../../kernel/rule';
import { isStaff } from '../messages/isStaff';

export interface IsAnsweredInput {
  /** Identity of the patient. */
  readonly patient: string;
  /** The newest message in the list of chats; absent if the list has none. */
  readonly lastMessage?: { readonly sender: string; readonly deleted: boolean };
}

/** Tells from the newest message alone whether a patient has been answered. */
export const isAnswered = rule(
  {
    id: 'CR-WAIT-02',
    statement:
      'If the list of chats does not say who is waiting, a patient whose chat ends with a message from staff is ' +
      'not waiting. A newest message from the patient or from the service itself, a deleted one, and a list ' +
      'without a newest message prove nothing: the patient may or may not have been answered before.',
    source: 'DESIGN §4: "an unread patient message always has at least one visible sign"',
    hazards: ['HAZ-05'],
  },
  ({ patient, lastMessage }: IsAnsweredInput): boolean =>
    lastMessage !== undefined && !lastMessage.deleted && isStaff(lastMessage.sender, patient),
);
