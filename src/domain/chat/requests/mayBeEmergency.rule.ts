import { rule } from '../../kernel/rule';

interface ReadRequest {
  readonly emergency: boolean;
  /** Names of the parts that could not be read. */
  readonly couldNotRead: readonly string[];
}

/** Decides whether a request must be answered first. */
export const mayBeEmergency = rule(
  {
    id: 'CR-REQ-03',
    statement:
      'A request counts as an emergency if it says so, or if any part of it could not be read, because the unread ' +
      'part may say so.',
    source: 'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; DESIGN §5 row 12',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ emergency, couldNotRead }: ReadRequest): boolean => emergency || couldNotRead.length > 0,
);
