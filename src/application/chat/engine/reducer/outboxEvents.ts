import type { OutboxUpdate } from '../../ports/OutboxSignal';
import { applyEvents } from './applyEvents';
import { channels } from './channels';
import type { Written } from './chooseClientTs';
import { delivery } from './delivery';
import type { EngineEvent } from './EngineEvent';
import type { EngineState } from './EngineState';
import { outbox } from './outbox';
import { outboxEntries } from './outboxEntries';
import { outboxReconciliation } from './outboxReconciliation';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';

/** Deleting a pending message removes it. If it may have reached the backend after all, the deletion is sent too. */
function withdrawEntry(
  state: EngineState,
  written: Written & { readonly kind: 'delete' },
  at: HandlingTime,
): Transition {
  const message = channels
    .outboxOf(state, written.channelId)
    .find(({ kind, timeId }) => kind === 'message' && timeId === written.timeId);
  if (message === undefined) return outboxEntries.write(state, written, at);
  return state.leader && state.untried.has(message.id)
    ? outbox.discardForAll(state, message.id)
    : chain(outbox.discardForAll(state, message.id), next => outboxEntries.write(next, written, at));
}

function saved(state: EngineState, event: Extract<EngineEvent, { type: 'saved' }>): Transition {
  const { entry, isOnDisk } = event;
  const saving = new Set(state.saving);
  saving.delete(entry.clientTs);
  const untried = state.leader && entry.revisedTs === undefined ? new Set(state.untried).add(entry.id) : state.untried;
  const announced = toTransition(
    { ...state, saving, untried },
    { type: 'announce', update: { type: 'kept', entry, ...(isOnDisk === true && { isOnDisk }) } },
  );
  return chain(
    chain(announced, next => outboxEntries.enqueue(outboxReconciliation.markOnDisk(next, event), [entry])),
    next => outbox.sendNext(next, entry.channelId),
  );
}

function applyPosted(
  state: EngineState,
  { entry, event }: Extract<EngineEvent, { type: 'posted' }>,
  at: HandlingTime,
): Transition {
  return chain(applyEvents(state, [event], at), next => delivery.settle(next, entry, event));
}

function announced(state: EngineState, update: OutboxUpdate, at: HandlingTime): Transition {
  switch (update.type) {
    case 'kept':
      return outboxReconciliation.handleUpdate(outboxReconciliation.markOnDisk(state, update), update.entry);
    case 'posted':
      return chain(applyEvents(state, [update.event], at), next => delivery.settle(next, update.entry, update.event));
    case 'refused':
      return outbox.refuse(state, update.entryId, update.refusal);
    case 'retry':
      return outbox.retry(state, update);
    case 'discarded':
      return outbox.discardOne(state, update.entryId);
  }
}

/** Events about outbox entries, from this window and the user's other windows. */
export const outboxEvents = { withdrawEntry, saved, delivered: applyPosted, announced };
