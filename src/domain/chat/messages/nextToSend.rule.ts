import { rule } from '../../kernel/rule';
import type { OutboxEntry } from './OutboxEntry';
import { isBlocking } from './isBlocking';

/** The entry of one patient's line that may be sent now. */
export const nextToSend = rule(
  {
    id: 'CR-MSG-03',
    statement:
      'What was written for one patient is sent one after the other in the order in which Send was pressed. ' +
      'A refused entry stops the line of its patient until its author decides; ' +
      'but a change of a message that was deleted meanwhile can never be taken and holds up nothing: ' +
      'it steps out of the line, and its author may copy or discard it.',
    source: 'DESIGN §4: "durable (IndexedDB, encrypted per user), one first-in-first-out line per patient"',
    hazards: ['HAZ-01', 'HAZ-02'],
  },
  ({ line }: { readonly line: readonly OutboxEntry[] }): OutboxEntry | undefined => {
    const head = line.find(entry => entry.refusal === undefined || isBlocking(entry));
    return head?.refusal === undefined ? head : undefined;
  },
);
