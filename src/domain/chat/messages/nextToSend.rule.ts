import { rule } from '../../kernel/rule';
import type { OutboxEntry } from './OutboxEntry';
import { isBlocking } from './isBlocking';

/** Returns the entry of one patient's outbox that may be sent now. */
export const nextToSend = rule(
  {
    id: 'CR-MSG-03',
    statement:
      'Messages and changes for one patient are sent one after the other in the order in which Send was pressed. ' +
      'A refused entry blocks the outbox of its patient until its author decides. A change of a message that was ' +
      'deleted in the meantime can never be accepted and blocks nothing: it leaves the queue, and its author may ' +
      'copy or discard it.',
    source: 'DESIGN §4: "durable (IndexedDB, encrypted per user), one first-in-first-out line per patient"',
    hazards: ['HAZ-01', 'HAZ-02'],
  },
  ({ queue }: { readonly queue: readonly OutboxEntry[] }): OutboxEntry | undefined => {
    const head = queue.find(entry => entry.refusal === undefined || isBlocking(entry));
    return head?.refusal === undefined ? head : undefined;
  },
);
