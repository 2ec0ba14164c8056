import { nextToSend } from '@/domain/chat/messages/nextToSend.rule';
import { isHold, type OutboxEntry, type RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import { isBlocking } from '@/domain/chat/messages/isBlocking';
import { sendPreconditions } from './sendPreconditions';
import { channels } from './channels';
import { ofSignIn, type EngineState } from './EngineState';
import { outboxQueues } from './outboxQueues';
import { chain, toTransition, type Transition } from './Transition';

/** Sends the head of an outbox if this window may send and no entry is being sent. */
function sendNext(state: EngineState, channelId: string): Transition {
  const queue = state.outbox.get(channelId);
  if (queue === undefined || !state.leader || state.user === undefined || state.sessionEnded)
    return toTransition(state);
  const unsendable = queue.entries.find(entry => isBlocking(entry) && isChangeOfDeleted(state, entry));
  if (unsendable !== undefined)
    return chain(settleChangeOfDeleted(state, unsendable), next => sendNext(next, channelId));
  const held = queue.entries.find(
    entry =>
      entry.refusal === undefined && entry.id !== queue.sending && sendPreconditions.holdReason(state, entry) !== null,
  );
  if (held !== undefined)
    return chain(refuseForAll(state, held.id, sendPreconditions.holdReason(state, held) ?? 'tooOld'), next =>
      sendNext(next, channelId),
    );
  if (queue.sending !== undefined || queue.resting) return toTransition(state);
  const head = nextToSend({ queue: queue.entries });
  if (head === undefined || state.missing.has(head.id) || sendPreconditions.mayBeOvertaking(state, head))
    return toTransition(state);
  const untried = new Set(state.untried);
  untried.delete(head.id);
  return toTransition(outboxQueues.withQueue({ ...state, untried }, channelId, { ...queue, sending: head.id }), {
    type: 'post',
    entry: head,
  });
}

function sendNextOfAll(state: EngineState): Transition {
  let transition = toTransition(state);
  for (const channelId of state.outbox.keys()) transition = chain(transition, next => sendNext(next, channelId));
  return transition;
}

/** The device is back on the network: pauses end. */
function wakeLines(state: EngineState): Transition {
  const outbox = new Map(
    [...state.outbox].map(([channelId, queue]) => [channelId, { ...queue, resting: false, attempt: 0 }]),
  );
  return sendNextOfAll({ ...state, outbox });
}

function endPause(state: EngineState, channelId: string): Transition {
  const queue = state.outbox.get(channelId);
  return queue === undefined
    ? toTransition(state)
    : sendNext(outboxQueues.withQueue(state, channelId, { ...queue, resting: false }), channelId);
}

interface Retry {
  readonly channelId: string;
  readonly entryId?: string;
}

/** The author retries one entry of a patient, or all entries that can be accepted. */
function retry(state: EngineState, { channelId, entryId }: Retry): Transition {
  const queue = state.outbox.get(channelId);
  if (queue === undefined) return toTransition(state);
  const refused = queue.entries.filter(entry => isBlocking(entry) && (entryId === undefined || entry.id === entryId));
  const entries = queue.entries.map(entry =>
    refused.includes(entry) ? { ...withoutRefusal(entry), decidedAt: state.now, ...ofSignIn(state) } : entry,
  );
  const next = outboxQueues.withQueue(state, channelId, { ...queue, entries, resting: false, attempt: 0 });
  const updates = entries
    .filter(entry => refused.some(was => was.id === entry.id))
    .map(entry => ({ type: 'resave', entry }) as const);
  const notified = toTransition(
    next,
    ...updates,
    ...channels.notifyMessages(
      next,
      channelId,
      refused.map(entry => entry.timeId),
    ),
  );
  return chain(notified, after => sendNext(after, channelId));
}

const withoutRefusal = ({ refusal: _, ...entry }: OutboxEntry): OutboxEntry => entry;

function refuseForAll(state: EngineState, entryId: string, refusal: RefusalKind): Transition {
  return chain(refuse(state, entryId, refusal), next =>
    toTransition(next, { type: 'announce', update: { type: 'refused', entryId, refusal } }),
  );
}

/** Marks an entry as refused; its outbox waits for the author, unless the entry can never be accepted. */
function refuse(state: EngineState, entryId: string, refusal: RefusalKind): Transition {
  const entry = outboxQueues.findEntry(state, entryId);
  if (entry === undefined) return toTransition(state);
  const refused = { ...entry, refusal };
  const next = outboxQueues.replaceEntry(state, refused);
  return toTransition(
    next,
    { type: 'resave', entry: refused },
    ...channels.notifyMessages(next, entry.channelId, [entry.timeId]),
    ...(refusal === 'deleted' || isHold(refusal)
      ? []
      : [
          {
            type: 'notify',
            update: {
              type: 'chatFailure',
              channelId: entry.channelId,
              kind: refusal === 'notInChat' ? 'notInChat' : 'unknown',
            },
          } as const,
        ]),
  );
}

/**
 * Whatever the backend's reason, such a change can never be accepted. A user who is no longer in the chat gets that
 * reason instead.
 */
function isChangeOfDeleted(state: EngineState, { kind, refusal, channelId, timeId }: OutboxEntry): boolean {
  return (
    kind !== 'message' &&
    refusal !== 'notInChat' &&
    channels.channelOf(state, channelId).timeline.get(timeId)?.deletedSeq !== undefined
  );
}

/** A change of a deleted message blocks nothing. An edit stays for its author; a deletion has nothing left to do. */
function settleChangeOfDeleted(state: EngineState, change: OutboxEntry): Transition {
  if (change.kind === 'edit') return refuseForAll(state, change.id, 'deleted');
  return chain(discard(state, change.id), next =>
    toTransition(next, { type: 'announce', update: { type: 'discarded', entryId: change.id } }),
  );
}

/** The author discards an entry; with a message that was never sent, its edits and its deletion go too. */
function discard(before: EngineState, entryId: string): Transition {
  const entry = outboxQueues.findEntry(before, entryId);
  const discarded = entry === undefined ? [] : outboxQueues.withItsChanges(before, entry);
  const state: EngineState = {
    ...before,
    discarded: new Set([...before.discarded, entryId, ...discarded.map(({ id }) => id)]),
  };
  if (entry === undefined) return toTransition(state, { type: 'forget', entryId });
  return discarded.reduce(
    (transition, part) => chain(transition, next => removeEntry(next, part)),
    toTransition(state),
  );
}

/**
 * The author discards it in this window. The other windows are notified of each entry, because they may have more
 * changes than this one.
 */
function discardForAll(state: EngineState, entryId: string): Transition {
  const message = outboxQueues.findEntry(state, entryId);
  const others =
    message === undefined ? [] : outboxQueues.withItsChanges(state, message).filter(({ id }) => id !== entryId);
  const update = [...others.map(({ id }) => id), entryId].map(
    id => ({ type: 'announce', update: { type: 'discarded', entryId: id } }) as const,
  );
  return chain(discard(state, entryId), next => toTransition(next, ...update));
}

/** Another window has discarded it. An edit unknown to that window is kept as its author's text. */
function discardOne(before: EngineState, entryId: string): Transition {
  const entry = outboxQueues.findEntry(before, entryId);
  const state: EngineState = { ...before, discarded: new Set(before.discarded).add(entryId) };
  return entry === undefined ? toTransition(state, { type: 'forget', entryId }) : removeEntry(state, entry);
}

/** Removes an entry from its outbox and from the vault. */
function removeEntry(state: EngineState, entry: OutboxEntry): Transition {
  const entryId = entry.id;
  const queue = state.outbox.get(entry.channelId) ?? outboxQueues.emptyQueue;
  const { sending, ...idle } = queue;
  const next = outboxQueues.withQueue(state, entry.channelId, {
    ...idle,
    ...(sending !== undefined && sending !== entryId && { sending }),
    entries: queue.entries.filter(known => known.id !== entryId),
  });
  const notified = toTransition(
    next,
    { type: 'forget', entryId },
    ...channels.notifyMessages(next, entry.channelId, [entry.timeId]),
  );
  return chain(notified, after => sendNext(after, entry.channelId));
}

/** Processes the outbox: sends in order, holds, refuses, retries and discards. */
export const outbox = {
  sendNext,
  sendNextOfAll,
  wakeLines,
  endPause,
  retry,
  refuseForAll,
  refuse,
  isChangeOfDeleted,
  setAside: settleChangeOfDeleted,
  discard,
  discardForAll,
  discardOne,
};
