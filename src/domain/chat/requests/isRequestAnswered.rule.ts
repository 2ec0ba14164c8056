import { rule } from '../../kernel/rule';
import { isStaff } from '../messages/isStaff';

export interface IsRequestAnsweredInput {
  /** Identity of the patient. */
  readonly patient: string;
  /** Messages that arrived after the request was accepted, in any order. */
  readonly messages: readonly { readonly sender: string; readonly deleted: boolean }[];
}

/** Decides whether staff have answered an accepted request. */
export const isRequestAnswered = rule(
  {
    id: 'CR-REQ-04',
    statement:
      'An accepted request is answered by the first message of staff that arrives in the chat afterwards, ' +
      'whichever member of staff writes it and in whichever window. Accepting the request, reading the chat, a ' +
      'message of the patient or of the service, and a deleted answer do not answer it. Until it is answered, an ' +
      'emergency stays an emergency.',
    source:
      'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; D3 §4: "Patient chat: ' +
      'request chat, emergency chat request, end chat."; DESIGN §5 row 28',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ patient, messages }: IsRequestAnsweredInput): boolean =>
    messages.some(({ sender, deleted }) => !deleted && isStaff(sender, patient)),
);
