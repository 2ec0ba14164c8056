import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ChannelState } from './EngineState';

/** A message that has arrived itself, not only a change of it. */
export type SentRecord = MessageRecord & { readonly sent: NonNullable<MessageRecord['sent']> };

const isSent = (record: MessageRecord | undefined): record is SentRecord => record?.sent !== undefined;

/** Adds a message to the order of arrival, at its latest position. */
function note(channel: ChannelState, before: MessageRecord | undefined, record: MessageRecord): ChannelState {
  const { sent, deletedSeq, timeId } = record;
  if (sent === undefined) {
    const isNewer = deletedSeq !== undefined && deletedSeq > (channel.goneSeq ?? 0n);
    return isNewer ? { ...channel, goneSeq: deletedSeq } : channel;
  }
  if (before?.sent?.seq === sent.seq) return channel;
  return { ...channel, arrivals: channel.arrivals.with({ timeId: sent.seq, message: timeId }) };
}

/** Iterates over the messages of a chat from the last to the first arrival. */
function* newestFirst({ timeline, arrivals }: Pick<ChannelState, 'timeline' | 'arrivals'>): Generator<SentRecord> {
  for (const { timeId: seq, message } of arrivals.backwards()) {
    const record = timeline.get(message);
    // Of two different positions, the earlier one counts.
    if (isSent(record) && record.sent.seq === seq) yield record;
  }
}

/** Returns messages that arrived after a server order, first arrival first. */
function since(channel: Pick<ChannelState, 'timeline' | 'arrivals'>, seq: TimeId): SentRecord[] {
  const found: SentRecord[] = [];
  for (const record of newestFirst(channel)) {
    if (record.sent.seq <= seq) break;
    found.push(record);
  }
  return found.reverse();
}

function last(channel: Pick<ChannelState, 'timeline' | 'arrivals'>): SentRecord | undefined {
  for (const record of newestFirst(channel)) return record;
  return undefined;
}

/** The messages of a chat in order of arrival at the server. */
export const arrivals = { note, newestFirst, since, last };
