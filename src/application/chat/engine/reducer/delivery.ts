import type { ChatEvent, MessageChange } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry, RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { DeliveryFailure } from '../../ports/ChatGateway';
import { lastWaiting } from './chooseClientTs';
import type { EngineState, OutboxQueue } from './EngineState';
import { outbox } from './outbox';
import { outboxEntries } from './outboxEntries';
import { outboxQueues } from './outboxQueues';
import { channels } from './channels';
import { retryPause } from './retryPause';
import { pendingEdit } from './pendingEdit';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';

/** Delays before a failed delivery is retried. */
const DELIVERY = { firstMs: 500, longestMs: 30_000 };

/**
 * Removes a confirmed entry from its outbox; the confirming event is already in the timeline. If its author has
 * replaced the text in the meantime, an edit is sent next.
 */
function settle(state: EngineState, entry: OutboxEntry, event: ChatEvent): Transition {
  const known = outboxQueues.findEntry(state, entry.id);
  const edit = known === undefined ? undefined : pendingEdit.editBehind(known, pendingEdit.textOf(event), event.timeId);
  return chain(removeConfirmed(state, entry, event.timeId), next =>
    edit === undefined ? toTransition(next) : outboxEntries.add(next, edit),
  );
}

function removeConfirmed(state: EngineState, entry: OutboxEntry, sentAs: TimeId): Transition {
  const queue = state.outbox.get(entry.channelId);
  if (queue === undefined || !queue.entries.some(known => known.id === entry.id))
    return toTransition(outboxQueues.clearSending(state, entry));
  const { sending, ...rest } = queue;
  const moved =
    entry.kind === 'message' && sentAs !== entry.timeId
      ? outboxQueues.changesOf(queue, entry).map(change => ({ ...change, timeId: sentAs }))
      : [];
  const next = outboxQueues.withQueue(state, entry.channelId, {
    ...rest,
    ...(sending !== undefined && sending !== entry.id && { sending }),
    entries: queue.entries
      .filter(known => known.id !== entry.id)
      .map(known => moved.find(({ id }) => id === known.id) ?? known),
    attempt: 0,
    resting: false,
  });
  const updates = moved.map(change => ({ type: 'resave', entry: change }) as const);
  const settled =
    entry.kind === 'message' && entry.clientTs === next.lastClientTs
      ? { ...next, lastClientTs: lastWaiting(next, sentAs) }
      : next;
  const notified = toTransition(
    settled,
    { type: 'forget', entryId: entry.id },
    ...updates,
    ...channels.notifyMessages(next, entry.channelId, [entry.timeId, ...(moved.length > 0 ? [sentAs] : [])]),
  );
  return chain(notified, after => outbox.sendNext(after, entry.channelId));
}

/**
 * A confirmation by the feed counts like an answer and overrides any failure recorded here. Other windows may have no
 * feed now.
 */
function confirmByFeed(state: EngineState, channelId: string, events: readonly MessageChange[]): Transition {
  const queue = state.outbox.get(channelId);
  let transition = toTransition(state);
  if (queue === undefined || state.user === undefined) return transition;
  for (const event of events) {
    if (event.sender !== state.user.uid) continue;
    const entry = queue.entries.find(known => known.clientTs === event.clientTs && known.kind === event.type);
    if (entry === undefined) continue;
    transition = chain(transition, next => settle(next, entry, event));
    transition = chain(transition, next =>
      toTransition(next, { type: 'announce', update: { type: 'posted', entry, event } }),
    );
  }
  return transition;
}

function deliveryFailed(
  state: EngineState,
  entry: OutboxEntry,
  failure: DeliveryFailure,
  at: HandlingTime,
): Transition {
  const queue = state.outbox.get(entry.channelId);
  if (queue === undefined || queue.sending !== entry.id) return toTransition(outboxQueues.clearSending(state, entry));
  switch (failure.kind) {
    case 'unreachable':
      return rest(state, entry, queue, at);
    case 'sessionEnded':
      return toTransition(
        { ...outboxQueues.clearSending(state, entry), sessionEnded: true },
        ...(state.sessionEnded ? [] : [{ type: 'notify', update: { type: 'requireAuth' } } as const]),
      );
    case 'deletedMessage':
      return applyRefusal(
        outboxQueues.clearSending(state, entry),
        entry,
        entry.kind === 'message' ? 'invalid' : 'deleted',
      );
    case 'unknownMessage':
      return applyRefusal(outboxQueues.clearSending(state, entry), entry, 'invalid');
    case 'notInChat':
    case 'notAllowed':
    case 'invalid':
      return applyRefusal(outboxQueues.clearSending(state, entry), entry, failure.kind);
  }
}

function applyRefusal(state: EngineState, entry: OutboxEntry, refusal: RefusalKind): Transition {
  const isUnsendable = refusal === 'deleted' || outbox.isChangeOfDeleted(state, { ...entry, refusal });
  return isUnsendable
    ? chain(outbox.setAside(state, entry), next => outbox.sendNext(next, entry.channelId))
    : outbox.refuseForAll(state, entry.id, refusal);
}

function rest(state: EngineState, entry: OutboxEntry, queue: OutboxQueue, at: HandlingTime): Transition {
  const { sending: _, ...idle } = queue;
  const next = outboxQueues.withQueue(state, entry.channelId, { ...idle, attempt: queue.attempt + 1, resting: true });
  return toTransition(next, {
    type: 'setAlarm',
    key: `queue:${entry.channelId}`,
    delayMs: retryPause(queue.attempt, at, DELIVERY),
  });
}

/** The outcome of sending an entry: confirmed by the answer or by the feed, or failed. */
export const delivery = { settle, confirmByFeed, deliveryFailed };
