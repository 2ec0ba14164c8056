import { rule } from '../kernel/rule';

interface DraftInput {
  /** The chat that was on screen when typing started. */
  readonly typedFor: string;
  /** The chat on screen when Send is pressed. */
  readonly onScreen: string;
}

/** Returns the chat that a draft belongs to. */
export const draftDestination = rule(
  {
    id: 'CR-MSG-05',
    statement: 'A draft belongs to the patient for whom typing started; switching chats never changes its destination.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."',
    hazards: ['HAZ-04'],
  },
  ({ typedFor }: DraftInput): string => typedFor,
);
