import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { serializeOutboxEntry, parseOutboxEntry } from '@/infrastructure/storage/chat/serializeOutboxEntry';

const entry: OutboxEntry = {
  id: 'ann:17723574000000001',
  author: 'ann',
  channelId: 'PatientTherapistChat.c1',
  kind: 'message',
  clientTs: 17_723_574_000_000_001n,
  timeId: 17_723_574_000_000_001n,
  text: '<b>Hello</b> 💚',
  keptAt: 1_772_357_400_000,
};

describe('serializeOutboxEntry', () => {
  it.each([
    ['a message', entry],
    ['a reply', { ...entry, replyTo: 17_723_573_000_000_000n }],
    ['a refused edit', { ...entry, kind: 'edit', refusal: 'notInChat' }],
    ['a message with the name of its patient', { ...entry, patientName: 'Ana Nowak-Ørsted' }],
    ['a deletion', { ...entry, kind: 'delete', text: '' }],
  ] as const)('restores %s unchanged, to the last digit', (_, written) => {
    expect(parseOutboxEntry(serializeOutboxEntry(written))).toEqual(written);
  });

  it.each<[string, unknown]>([
    ['missing, as in older entries', undefined],
    ['a number', 7],
    ['empty', ''],
    ['too long', 'x'.repeat(401)],
    ['an object', { first: 'Ana' }],
  ])('reads an entry without a name when the name is %s', (_, patientName) => {
    const text = serializeOutboxEntry(entry);
    expect(parseOutboxEntry(JSON.stringify({ ...(JSON.parse(text) as object), patientName }))).toEqual(entry);
  });

  it.each([
    '',
    'no JSON',
    '{}',
    '[]',
    'null',
    '{"id":1}',
    serializeOutboxEntry(entry).replace('"message"', '"shout"'),
    serializeOutboxEntry(entry).replace('"17723574000000001"', '"1e17"'),
  ])('rejects %p', text => {
    expect(parseOutboxEntry(text)).toBeUndefined();
  });
});
