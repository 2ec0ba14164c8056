import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineState, OutboxLine } from './EngineState';

const emptyLine: OutboxLine = { entries: [], attempt: 0, resting: false };

function findEntry(state: EngineState, entryId: string): OutboxEntry | undefined {
  for (const line of state.outbox.values()) {
    const entry = line.entries.find(known => known.id === entryId);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

const unsentOf = (state: EngineState): OutboxEntry[] => [...state.outbox.values()].flatMap(line => line.entries);

/**
 * Returns edits and deletion that wait behind a message. A message whose time id was taken is sent under the next one,
 * and they follow it.
 */
function changesOf(line: OutboxLine, message: OutboxEntry): OutboxEntry[] {
  return line.entries.filter(({ kind, timeId }) => kind !== 'message' && timeId === message.timeId);
}

/** The changes come first, so that none of them becomes the head of the outbox. */
function withItsChanges(state: EngineState, entry: OutboxEntry): OutboxEntry[] {
  if (entry.kind !== 'message') return [entry];
  const line = state.outbox.get(entry.channelId) ?? emptyLine;
  return [...changesOf(line, entry), entry];
}

function replaceEntry(state: EngineState, entry: OutboxEntry): EngineState {
  const line = state.outbox.get(entry.channelId) ?? emptyLine;
  return withLine(state, entry.channelId, {
    ...line,
    entries: line.entries.map(known => (known.id === entry.id ? entry : known)),
  });
}

function clearSending(state: EngineState, entry: OutboxEntry): EngineState {
  const line = state.outbox.get(entry.channelId);
  if (line?.sending !== entry.id) return state;
  const { sending: _, ...idle } = line;
  return withLine(state, entry.channelId, idle);
}

function withLine(state: EngineState, channelId: string, line: OutboxLine): EngineState {
  const outbox = new Map(state.outbox);
  if (line.entries.length === 0 && line.sending === undefined) outbox.delete(channelId);
  else outbox.set(channelId, line);
  return { ...state, outbox };
}

/** The outboxes of all patients. */
export const outboxLines = {
  emptyLine,
  findEntry,
  unsentOf,
  changesOf,
  withItsChanges,
  replaceEntry,
  clearSending,
  withLine,
};
