import { rule } from '../../kernel/rule';

interface ReadRequest {
  readonly emergency: boolean;
  /** Names of the parts that could not be read. */
  readonly couldNotRead: readonly string[];
}

/** Whether somebody has to be answered first. */
export const mayBeEmergency = rule(
  {
    id: 'CR-REQ-03',
    statement:
      'A request counts as an emergency where it says that it is one, and where any part of it could not be read: ' +
      'what nobody could read may be the emergency.',
    source: 'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; DESIGN §5 row 12',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ emergency, couldNotRead }: ReadRequest): boolean => emergency || couldNotRead.length > 0,
);
