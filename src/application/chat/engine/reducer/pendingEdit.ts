import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** Returns the entry whose text an edit replaces: the newest pending change, or the message itself. */
function waitingText(queue: readonly OutboxEntry[], timeId: TimeId): OutboxEntry | undefined {
  return queue.findLast(entry => entry.timeId === timeId && entry.kind !== 'delete' && entry.refusal !== 'deleted');
}

/** An edit by the author counts as the decision to send it. */
function reword({ refusal: _, ...entry }: OutboxEntry, text: string, revisedTs: TimeId, now: number): OutboxEntry {
  return { ...entry, text, revisedTs, decidedAt: now };
}

const isNewer = (entry: OutboxEntry, known: OutboxEntry): boolean => (entry.revisedTs ?? 0n) > (known.revisedTs ?? 0n);

/** The text stored by the backend; undefined for events without one. */
const textOf = (event: ChatEvent): string | undefined =>
  event.type === 'message' || event.type === 'edit' ? event.text : undefined;

/** Returns the edit to send after a text was replaced while being sent; it is the same in every window. */
function editBehind(entry: OutboxEntry, stored: string | undefined, timeId: TimeId): OutboxEntry | undefined {
  const { author, channelId, patientName, keptAt, decidedAt, signIn, revisedTs, text } = entry;
  if (revisedTs === undefined || stored === undefined || stored === text) return undefined;
  return {
    id: `${author}:${channelId}:${revisedTs.toString()}`,
    author,
    channelId,
    ...(patientName !== undefined && { patientName }),
    kind: 'edit',
    clientTs: revisedTs,
    timeId,
    text,
    keptAt,
    ...(decidedAt !== undefined && { decidedAt }),
    ...(signIn !== undefined && { signIn }),
  };
}

/** Edits pending entries: the text is replaced, so that the old one is never posted. */
export const pendingEdit = { waitingText, reword, isNewer, textOf, editBehind };
