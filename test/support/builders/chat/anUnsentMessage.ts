import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';

let count = 0;

/** A message to Ana that waits for the backend, unless the test wishes otherwise. */
export function anUnsentMessage(wish: Partial<OutboxEntry> = {}): OutboxEntry {
  count += 1;
  const clientTs = BigInt(count);
  return {
    id: `e-${count}`,
    author: 'me',
    channelId: 'c-ana',
    kind: 'message',
    clientTs,
    timeId: clientTs,
    text: `Entry ${count}`,
    keptAt: 0,
    ...wish,
  };
}
