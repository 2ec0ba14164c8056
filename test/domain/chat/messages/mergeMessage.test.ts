import type { MessageChange } from '@/domain/chat/messages/ChatEvent';
import { mergeMessage } from '@/domain/chat/messages/mergeMessage.rule';
import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';

const base = { channelId: 'c-a', timeId: 1n, sender: 'ann', clientTs: 1n };
const message = (seq: bigint, liked?: true): MessageChange => ({
  ...base,
  type: 'message',
  seq,
  text: 'Hello',
  ...(liked && { liked }),
});
const edit: MessageChange = { ...base, type: 'edit', seq: 20n, text: 'Hi' };
const deletion: MessageChange = { ...base, type: 'delete', seq: 30n };

const merged = (changes: readonly MessageChange[]): MessageRecord =>
  changes.reduce<MessageRecord>((record, event) => mergeMessage({ record, event }), { timeId: 1n });

describe('mergeMessage', () => {
  // The chat is rendered again when a record is a different object.
  it.each([
    { says: 'a repeated message', changes: [message(10n)], event: message(10n) },
    { says: 'a repeated message with its like', changes: [message(10n, true)], event: message(10n, true) },
    { says: 'a liked message without its like', changes: [message(10n, true)], event: message(10n) },
    { says: 'a message stored later', changes: [message(10n)], event: message(11n) },
    { says: 'a repeated edit', changes: [message(10n), edit], event: edit },
    { says: 'a repeated deletion', changes: [message(10n), deletion], event: deletion },
  ])('returns the same object after $says', ({ changes, event }) => {
    const record = merged(changes);
    expect(mergeMessage({ record, event })).toBe(record);
  });

  it('has no like and no answered message if the event has none', () => {
    const [sender, text, seq, clientTs] = ['ann', 'Hello', 10n, 1n];
    expect(mergeMessage({ event: message(10n) }).sent).toStrictEqual({ sender, text, seq, clientTs });
  });
});
