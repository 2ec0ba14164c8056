import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineState, OutboxQueue } from './EngineState';

const emptyQueue: OutboxQueue = { entries: [], attempt: 0, resting: false };

function findEntry(state: EngineState, entryId: string): OutboxEntry | undefined {
  for (const queue of state.outbox.values()) {
    const entry = queue.entries.find(known => known.id === entryId);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

const unsentOf = (state: EngineState): OutboxEntry[] => [...state.outbox.values()].flatMap(queue => queue.entries);

/**
 * Returns edits and deletion that wait behind a message. A message whose time id was taken is sent under the next one,
 * and they follow it.
 */
function changesOf(queue: OutboxQueue, message: OutboxEntry): OutboxEntry[] {
  return queue.entries.filter(({ kind, timeId }) => kind !== 'message' && timeId === message.timeId);
}

/** The changes come first, so that none of them becomes the head of the outbox. */
function withItsChanges(state: EngineState, entry: OutboxEntry): OutboxEntry[] {
  if (entry.kind !== 'message') return [entry];
  const queue = state.outbox.get(entry.channelId) ?? emptyQueue;
  return [...changesOf(queue, entry), entry];
}

function replaceEntry(state: EngineState, entry: OutboxEntry): EngineState {
  const queue = state.outbox.get(entry.channelId) ?? emptyQueue;
  return withQueue(state, entry.channelId, {
    ...queue,
    entries: queue.entries.map(known => (known.id === entry.id ? entry : known)),
  });
}

function clearSending(state: EngineState, entry: OutboxEntry): EngineState {
  const queue = state.outbox.get(entry.channelId);
  if (queue?.sending !== entry.id) return state;
  const { sending: _, ...idle } = queue;
  return withQueue(state, entry.channelId, idle);
}

function withQueue(state: EngineState, channelId: string, queue: OutboxQueue): EngineState {
  const outbox = new Map(state.outbox);
  if (queue.entries.length === 0 && queue.sending === undefined) outbox.delete(channelId);
  else outbox.set(channelId, queue);
  return { ...state, outbox };
}

export const outboxQueues = {
  emptyQueue,
  findEntry,
  unsentOf,
  changesOf,
  withItsChanges,
  replaceEntry,
  clearSending,
  withQueue,
};
