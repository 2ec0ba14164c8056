import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';

/** A message of ann for patient a that waits to be sent, unless the test wishes otherwise. */
export function anEntry(wish: Partial<OutboxEntry> = {}): OutboxEntry {
  const clientTs = wish.clientTs ?? 17_723_574_000_000_001n;
  return {
    id: `ann:${clientTs.toString()}`,
    author: 'ann',
    channelId: 'c-a',
    kind: 'message',
    clientTs,
    timeId: clientTs,
    text: 'How are you?',
    keptAt: 1_772_357_400_000,
    ...wish,
  };
}
