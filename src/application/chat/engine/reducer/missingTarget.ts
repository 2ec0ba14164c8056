import type { MessageChange } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { channels } from './channels';
import type { EngineEvent } from './EngineEvent';
import type { EngineState } from './EngineState';
import { outbox } from './outbox';
import { outboxEntries } from './outboxEntries';
import { outboxQueues } from './outboxQueues';
import { chain, toTransition, type Transition } from './Transition';

/**
 * Neither the server nor this window has the message of this change: it was not saved when written, and its window is
 * gone. An edit of a message that was discarded elsewhere is left to its author.
 */
function isTargetMissing(
  state: EngineState,
  { entry, failure }: Extract<EngineEvent, { type: 'postFailed' }>,
): boolean {
  if (failure.kind !== 'unknownMessage' || entry.kind === 'message') return false;
  const record = channels.recordOf(state, entry.channelId, entry.timeId);
  const isKnown = record?.sent !== undefined || record?.deletedSeq !== undefined;
  const isWaiting = channels
    .outboxOf(state, entry.channelId)
    .some(({ kind, timeId }) => kind === 'message' && timeId === entry.timeId);
  const wasDiscarded = entry.kind === 'edit' && state.discarded.has(messageIdOf(entry));
  return !isKnown && !isWaiting && !wasDiscarded && state.outbox.get(entry.channelId)?.sending === entry.id;
}

/** An edit is sent as the message it changes; a deletion has nothing left to do. The outbox continues. */
function recover(state: EngineState, change: OutboxEntry): Transition {
  const idle = outboxQueues.clearSending(state, change);
  if (change.kind !== 'delete') return restore(idle, change);
  const edit = editBehind(idle, change);
  return edit === undefined ? discardDeletion(idle, change) : restore(idle, edit);
}

/**
 * Returns another window's edit behind the deletion: it would restore the message, so the deletion must stay to remove
 * it.
 */
function editBehind(state: EngineState, deletion: OutboxEntry): OutboxEntry | undefined {
  if (state.discarded.has(messageIdOf(deletion))) return undefined;
  return channels
    .outboxOf(state, deletion.channelId)
    .find(({ kind, timeId }) => kind === 'edit' && timeId === deletion.timeId);
}

const messageIdOf = ({ author, channelId, timeId }: OutboxEntry): string =>
  outboxEntries.entryIdOf(author, channelId, timeId);

function discardDeletion(before: EngineState, change: OutboxEntry): Transition {
  const state: EngineState = { ...before, withdrawn: new Map(before.withdrawn).set(messageIdOf(change), change) };
  return chain(outbox.discard(state, change.id), next =>
    toTransition(next, { type: 'announce', update: { type: 'discarded', entryId: change.id } }),
  );
}

/**
 * Restores the message under its original identity: if it reaches the server from elsewhere after all, it is stored
 * once, and the edit behind it sets the text.
 */
function restore(state: EngineState, change: OutboxEntry): Transition {
  const { refusal: _, ...rest } = change;
  const message: OutboxEntry = { ...rest, id: messageIdOf(change), kind: 'message', clientTs: change.timeId };
  const added = chain(outboxEntries.enqueue(state, [message]), next =>
    toTransition(
      next,
      { type: 'resave', entry: message },
      { type: 'announce', update: { type: 'kept', entry: message } },
    ),
  );
  return chain(added, next => outbox.sendNext(next, change.channelId));
}

/** Deletes a message that reached the server after its deletion was discarded. */
function deleteLate(state: EngineState, channelId: string, events: readonly MessageChange[]): Transition {
  let transition = toTransition(state);
  for (const { type, sender, clientTs } of events) {
    const messageId = outboxEntries.entryIdOf(sender, channelId, clientTs);
    const deletion = type === 'message' ? transition.state.withdrawn.get(messageId) : undefined;
    if (deletion !== undefined) transition = chain(transition, next => deleteAgain(next, messageId, deletion));
  }
  return transition;
}

/** Uses a new id, because the first was discarded in every window; the act is the same and happens once. */
function deleteAgain(state: EngineState, messageId: string, earlier: OutboxEntry): Transition {
  const deletion: OutboxEntry = { ...earlier, id: `${earlier.id}:late` };
  const withdrawn = new Map(state.withdrawn);
  withdrawn.delete(messageId);
  const added = chain(outboxEntries.enqueue({ ...state, withdrawn }, [deletion]), next =>
    toTransition(
      next,
      { type: 'resave', entry: deletion },
      { type: 'announce', update: { type: 'kept', entry: deletion } },
    ),
  );
  return chain(added, next => outbox.sendNext(next, deletion.channelId));
}

/** Handles a change in the outbox whose message cannot be found. */
export const missingTarget = { isTargetMissing, recover, deleteLate };
