import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import type { MessageChange } from '@/domain/chat/messages/ChatEvent';
import { mergeMessage } from '@/domain/chat/messages/mergeMessage.rule';
import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';

const base = { channelId: 'c-a', timeId: 17_723_574_000_000_001n, sender: 'ann', clientTs: 17_723_574_000_000_001n };

/** Events of one message. The server's order is unique, as in reality. */
const events = fc
  .uniqueArray(
    fc.record({
      seq: fc.bigInt({ min: 1n, max: 1_000n }),
      type: fc.constantFrom('message', 'edit', 'edit', 'delete'),
      text: fc.string({ maxLength: 4 }),
    }),
    {
      selector: ({ seq }) => seq,
      minLength: 1,
      maxLength: 8,
    },
  )
  .map(drawn =>
    drawn.map(({ seq, type, text }): MessageChange =>
      type === 'delete' ? { ...base, type, seq } : { ...base, type: type === 'edit' ? 'edit' : 'message', seq, text },
    ),
  );

const merged = (changes: readonly MessageChange[]): MessageRecord | undefined =>
  changes.reduce<MessageRecord | undefined>(
    (record, event) => mergeMessage({ ...(record !== undefined && { record }), event }),
    undefined,
  );

describe('mergeMessage, with any events of one message', () => {
  it('returns the same record in any order and with any repetition', () => {
    const shuffled = events.chain(changes =>
      fc.tuple(
        fc.constant(changes),
        fc.shuffledSubarray([...changes, ...changes], { minLength: changes.length * 2, maxLength: changes.length * 2 }),
      ),
    );
    assertProperty(
      fc.property(shuffled, ([changes, again]) => expect(merged(again)).toEqual(merged(changes))),
      { numRuns: 500 },
    );
  });

  it('never brings a deleted message back', () => {
    assertProperty(
      fc.property(events, changes =>
        expect(merged(changes)?.deletedSeq !== undefined).toBe(changes.some(({ type }) => type === 'delete')),
      ),
      { numRuns: 300 },
    );
  });
});
