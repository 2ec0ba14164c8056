import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineState } from './EngineState';
import { outbox } from './outbox';
import { outboxEntries } from './outboxEntries';
import { outboxQueues } from './outboxQueues';
import { channels } from './channels';
import { pendingEdit } from './pendingEdit';
import { chain, toTransition, type Transition } from './Transition';

/**
 * Pause between two reads of the vault, in milliseconds. It keeps the user's windows consistent even if an announcement
 * was lost.
 */
export const RECONCILIATION_MS = 5_000;
/**
 * Reads with a live feed, which may report an act of another window, before a missing entry counts as lost by the
 * device.
 */
const READS_BEFORE_LOST = 6;
/**
 * Reads after an entry was saved again, during which a window that discarded it can object, before it is sent from
 * memory.
 */
const READS_TO_OBJECT = 2;

const planOutboxReconciliation = (state: EngineState): Transition =>
  toTransition(state, { type: 'setAlarm', key: 'vault', delayMs: RECONCILIATION_MS });

function checkVault(state: EngineState): Transition {
  return state.user === undefined
    ? toTransition(state)
    : chain(toTransition(state, { type: 'readVault' }), planOutboxReconciliation);
}

/** The replaced text may still be stored if there was no room for the new one. */
function markOnDisk(
  state: EngineState,
  { entry, isOnDisk }: { readonly entry: OutboxEntry; readonly isOnDisk?: boolean },
): EngineState {
  if (isOnDisk !== true && entry.revisedTs === undefined) return state;
  const inVault = new Set(state.inVault);
  if (isOnDisk === true) inVault.add(entry.id);
  else inVault.delete(entry.id);
  return { ...state, inVault };
}

/**
 * Another window has saved an entry. The leader reads the vault first, so that nothing written earlier is overtaken. If
 * it was discarded here, the other window did not receive that.
 */
function handleUpdate(state: EngineState, entry: OutboxEntry): Transition {
  if (state.discarded.has(entry.id))
    return toTransition(state, { type: 'announce', update: { type: 'discarded', entryId: entry.id } });
  if (!state.leader) return outboxEntries.enqueue(state, [entry]);
  return toTransition({ ...state, announced: [...state.announced, entry] }, { type: 'readVault' });
}

/** The former leader's entries come first, so the engine waits for a vault that does not answer. */
function elected(state: EngineState, entries: readonly OutboxEntry[] | undefined): Transition {
  return reconcile(
    { ...state, leader: true, untried: new Set(), failedVaultReads: entries === undefined ? 1 : 0 },
    entries,
  );
}

/** Reconciles the outboxes with the vault, which all the user's windows share. */
function vaultRead(before: EngineState, entries: readonly OutboxEntry[] | undefined): Transition {
  const failedVaultReads =
    entries === undefined && (before.failedVaultReads > 0 || hasAnnouncedSaved(before))
      ? before.failedVaultReads + 1
      : 0;
  return reconcile(failedVaultReads === before.failedVaultReads ? before : { ...before, failedVaultReads }, entries);
}

/** One announcement of the other window has arrived; an earlier one may have been lost, which only the vault shows. */
const hasAnnouncedSaved = ({ announced, inVault }: EngineState): boolean => announced.some(({ id }) => inVault.has(id));

function reconcile(state: EngineState, entries: readonly OutboxEntry[] | undefined): Transition {
  const { announced } = state;
  const quiet: EngineState = announced.length === 0 ? state : { ...state, announced: [] };
  if (entries === undefined) return chain(outboxEntries.enqueue(quiet, announced), outbox.sendNextOfAll);
  const noted = applyVault(quiet, entries);
  return chain(
    chain(
      chain(chain(forgetDone(noted, entries), saveMissing), next => adoptDecisions(next, entries)),
      next => outboxEntries.enqueue(next, [...entries, ...announced]),
    ),
    next => chain(chain(saveUnsaved(next), announceUnsaved), outbox.sendNextOfAll),
  );
}

function applyVault(state: EngineState, entries: readonly OutboxEntry[]): EngineState {
  const present = new Set(entries.map(({ id }) => id));
  const missing = new Map<string, number>();
  for (const { id } of outboxQueues.unsentOf(state))
    if (state.inVault.has(id) && !present.has(id))
      missing.set(id, (state.missing.get(id) ?? 0) + (state.sync.phase === 'live' ? 1 : 0));
  if (missing.size === 0 && state.missing.size === 0 && entries.every(({ id }) => state.inVault.has(id))) return state;
  return { ...state, missing, inVault: new Set([...state.inVault, ...present]) };
}

/**
 * Confirmed and discarded entries do not belong in the vault: removing one failed, or another window saved it again
 * without knowing.
 */
function forgetDone(state: EngineState, entries: readonly OutboxEntry[]): Transition {
  const discarded = entries.filter(({ id }) => state.discarded.has(id));
  const done = entries.filter(entry => state.discarded.has(entry.id) || outboxEntries.isConfirmed(state, entry));
  return toTransition(
    state,
    ...done.map(({ id }) => ({ type: 'forget', entryId: id }) as const),
    ...discarded.map(({ id }) => ({ type: 'announce', update: { type: 'discarded', entryId: id } }) as const),
  );
}

/**
 * The entry was neither confirmed by the feed nor announced as discarded: the device has lost it. It is saved again
 * from memory. Sending it twice has no further effect if another window has delivered it.
 */
function saveMissing(state: EngineState): Transition {
  let transition = toTransition(state);
  for (const [id, count] of state.missing) {
    const entry = outboxQueues.findEntry(state, id);
    if (entry === undefined || state.sync.phase !== 'live') continue;
    if (count === READS_BEFORE_LOST)
      transition = chain(transition, next => toTransition(next, { type: 'resave', entry }));
    if (count >= READS_BEFORE_LOST + READS_TO_OBJECT)
      transition = { ...transition, state: inMemoryOnly(transition.state, id) };
  }
  return transition;
}

function inMemoryOnly(state: EngineState, entryId: string): EngineState {
  const missing = new Map(state.missing);
  const inVault = new Set(state.inVault);
  missing.delete(entryId);
  inVault.delete(entryId);
  return { ...state, missing, inVault };
}

/**
 * A refusal, or its author's decision to retry, whose announcement was lost. Only the leader refuses, so it never
 * adopts a refusal from the vault.
 */
function adoptDecisions(state: EngineState, entries: readonly OutboxEntry[]): Transition {
  let transition = toTransition(state);
  for (const entry of entries) {
    const known = outboxQueues.findEntry(transition.state, entry.id);
    if (
      known === undefined ||
      known.refusal === entry.refusal ||
      (transition.state.leader && entry.refusal !== undefined)
    )
      continue;
    transition = chain(transition, next => {
      const changed = outboxQueues.replaceEntry(
        next,
        pendingEdit.isNewer(known, entry) ? withDecision(known, entry) : entry,
      );
      return toTransition(changed, ...channels.notifyMessages(changed, entry.channelId, [entry.timeId]));
    });
  }
  return transition;
}

/** Combines the newer text with the decision about the other copy. */
function withDecision(
  { refusal: _, ...known }: OutboxEntry,
  { refusal, decidedAt = known.decidedAt, signIn = known.signIn }: OutboxEntry,
): OutboxEntry {
  return {
    ...known,
    ...(decidedAt !== undefined && { decidedAt }),
    ...(signIn !== undefined && { signIn }),
    ...(refusal !== undefined && { refusal }),
  };
}

/** Saves entries that the device could not save before. */
function saveUnsaved(state: EngineState): Transition {
  const unsaved = outboxQueues.unsentOf(state).filter(({ id }) => !state.inVault.has(id));
  return toTransition(state, ...unsaved.map(entry => ({ type: 'resave', entry }) as const));
}

/** Announces unsaved entries again, because the leader learns of them only by announcement. */
function announceUnsaved(state: EngineState): Transition {
  if (state.leader) return toTransition(state);
  const unsaved = outboxQueues
    .unsentOf(state)
    .filter(({ id, refusal }) => refusal === undefined && !state.inVault.has(id));
  return toTransition(state, ...unsaved.map(entry => ({ type: 'announce', update: { type: 'kept', entry } }) as const));
}

/** Reads the vault regularly, because another window may have saved, sent or discarded entries. */
export const outboxReconciliation = {
  planOutboxReconciliation,
  checkVault,
  markOnDisk,
  handleUpdate,
  elected,
  vaultRead,
};
