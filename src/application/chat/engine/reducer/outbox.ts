import type { ChatEvent, MessageChange } from '@/domain/chat/messages/ChatEvent';
import { keptPatientName } from '@/domain/drafts/keptPatientName';
import { nextToSend } from '@/domain/chat/messages/nextToSend.rule';
import { isHold, type OutboxEntry, type RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import { patientName } from '@/domain/chat/conversations/patientName';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { isBlocking } from '@/domain/chat/messages/isBlocking';
import type { DeliveryFailure } from '../../ports/ChatGateway';
import { sendPreconditions } from './sendPreconditions';
import { channels } from './channels';
import { chooseClientTs, lastWaiting, type Written } from './chooseClientTs';
import type { EngineState, OutboxLine } from './EngineState';
import { retryPause } from './retryPause';
import { pendingEdit } from './pendingEdit';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';

/** Before what could not be delivered is tried again. */
const DELIVERY = { firstMs: 500, longestMs: 30_000 };

const emptyLine: OutboxLine = { entries: [], attempt: 0, resting: false };

/** Makes an entry of what was written. It is shown and sent only once it is kept. */
function write(state: EngineState, written: Written, moment: HandlingTime): Transition {
  if (state.user === undefined) return toTransition(state);
  const line = channels.linesOf(state, written.channelId);
  const { clientTs, last } = chooseClientTs(state, written, moment);
  if (written.kind === 'edit') {
    const waiting = pendingEdit.waitingText(line, written.timeId);
    if (waiting !== undefined)
      return toTransition(
        { ...state, lastClientTs: last },
        { type: 'save', entry: pendingEdit.reword(waiting, written.text, clientTs, moment.now) },
      );
  }
  const name = nameOf(state, written.channelId);
  const entry: OutboxEntry = {
    id: entryIdOf(state.user.uid, written.channelId, clientTs),
    author: state.user.uid,
    channelId: written.channelId,
    ...(name !== undefined && { patientName: name }),
    kind: written.kind,
    clientTs,
    timeId: written.kind === 'message' ? clientTs : written.timeId,
    text: written.kind === 'delete' ? '' : written.text,
    ...(written.kind === 'message' && written.replyTo !== undefined && { replyTo: written.replyTo }),
    keptAt: moment.now,
  };
  const saving = written.kind === 'message' ? new Set(state.saving).add(clientTs) : state.saving;
  return toTransition({ ...state, lastClientTs: last, saving }, { type: 'save', entry });
}

function nameOf({ sessions }: EngineState, channelId: string): string | undefined {
  const patient = sessions.byChannel.get(channelId)?.patient;
  return patient === undefined ? undefined : keptPatientName(patientName(patient));
}

const entryIdOf = (author: string, channelId: string, clientTs: TimeId): string =>
  `${author}:${channelId}:${clientTs.toString()}`;

/** Takes entries into their lines; what is there already stays as it is. */
function enqueue(state: EngineState, entries: readonly OutboxEntry[]): Transition {
  let outbox = state.outbox;
  let lastClientTs = state.lastClientTs;
  const added: OutboxEntry[] = [];
  const corrected: OutboxEntry[] = [];
  for (const entry of entries) {
    if (entry.author !== state.user?.uid || state.discarded.has(entry.id)) continue;
    const line = outbox.get(entry.channelId) ?? emptyLine;
    const known = line.entries.find(({ id }) => id === entry.id);
    if (known === undefined && isConfirmed(state, entry)) corrected.push(entry);
    if (known === undefined ? isConfirmed(state, entry) : !pendingEdit.isNewer(entry, known)) continue;
    const grown = [...line.entries.filter(other => other !== known), entry].sort((a, b) =>
      a.clientTs < b.clientTs ? -1 : 1,
    );
    outbox = new Map(outbox).set(entry.channelId, { ...line, entries: grown });
    if (entry.kind === 'message' && entry.clientTs > lastClientTs) lastClientTs = entry.clientTs;
    added.push(entry);
  }
  const next: EngineState = added.length === 0 ? state : { ...state, outbox, lastClientTs };
  const notified = toTransition(
    next,
    ...added.flatMap(entry => channels.notifyMessages(next, entry.channelId, [entry.timeId])),
  );
  return corrected.reduce((turn, entry) => chain(turn, after => correct(after, entry)), notified);
}

/** It was sent with an older text than its author has left. */
function correct(state: EngineState, entry: OutboxEntry): Transition {
  const record = channels.recordOf(state, entry.channelId, entry.timeId);
  const edit = pendingEdit.editBehind(entry, record?.edit?.text ?? record?.sent?.text, record?.timeId ?? entry.timeId);
  return edit === undefined
    ? toTransition(state)
    : chain(toTransition(state, { type: 'forget', entryId: entry.id }), next => add(next, edit));
}

/** A message that is already in its timeline needs no second delivery. */
function isConfirmed(state: EngineState, entry: OutboxEntry): boolean {
  const sent = channels.recordOf(state, entry.channelId, entry.timeId)?.sent;
  return entry.kind === 'message' && sent?.sender === entry.author && sent.clientTs === entry.clientTs;
}

/** Sends the head of the line, where this window may and nothing is on its way. */
function sendNext(state: EngineState, channelId: string): Transition {
  const line = state.outbox.get(channelId);
  if (line === undefined || !state.leader || state.user === undefined || state.sessionEnded) return toTransition(state);
  const unsendable = line.entries.find(entry => isBlocking(entry) && isChangeOfDeleted(state, entry));
  if (unsendable !== undefined) return chain(setAside(state, unsendable), next => sendNext(next, channelId));
  const held = line.entries.find(
    entry =>
      entry.refusal === undefined && entry.id !== line.sending && sendPreconditions.holdReason(state, entry) !== null,
  );
  if (held !== undefined)
    return chain(refuseForAll(state, held.id, sendPreconditions.holdReason(state, held) ?? 'tooOld'), next =>
      sendNext(next, channelId),
    );
  if (line.sending !== undefined || line.resting) return toTransition(state);
  const head = nextToSend({ line: line.entries });
  if (head === undefined || state.missing.has(head.id) || sendPreconditions.mayBeOvertaking(state, head))
    return toTransition(state);
  const untried = new Set(state.untried);
  untried.delete(head.id);
  return toTransition(withLine({ ...state, untried }, channelId, { ...line, sending: head.id }), {
    type: 'post',
    entry: head,
  });
}

function sendNextOfAll(state: EngineState): Transition {
  let turn = toTransition(state);
  for (const channelId of state.outbox.keys()) turn = chain(turn, next => sendNext(next, channelId));
  return turn;
}

/** The device is back on the network: pauses end. */
function wakeLines(state: EngineState): Transition {
  const outbox = new Map(
    [...state.outbox].map(([channelId, line]) => [channelId, { ...line, resting: false, attempt: 0 }]),
  );
  return sendNextOfAll({ ...state, outbox });
}

function endPause(state: EngineState, channelId: string): Transition {
  const line = state.outbox.get(channelId);
  return line === undefined
    ? toTransition(state)
    : sendNext(withLine(state, channelId, { ...line, resting: false }), channelId);
}

/**
 * Takes a confirmed entry out of its line; the confirming event is in the timeline already. What its author wrote
 * instead meanwhile follows as an edit.
 */
function settle(state: EngineState, entry: OutboxEntry, event: ChatEvent): Transition {
  const known = findEntry(state, entry.id);
  const edit = known === undefined ? undefined : pendingEdit.editBehind(known, pendingEdit.textOf(event), event.timeId);
  return chain(removeConfirmed(state, entry, event.timeId), next =>
    edit === undefined ? toTransition(next) : add(next, edit),
  );
}

/** Something that follows from what was kept before: it is shown at once. */
function add(state: EngineState, entry: OutboxEntry): Transition {
  const added = chain(enqueue(state, [entry]), next =>
    toTransition(next, { type: 'resave', entry }, { type: 'announce', update: { type: 'kept', entry } }),
  );
  return chain(added, next => sendNext(next, entry.channelId));
}

function removeConfirmed(state: EngineState, entry: OutboxEntry, sentAs: TimeId): Transition {
  const line = state.outbox.get(entry.channelId);
  if (line === undefined || !line.entries.some(known => known.id === entry.id))
    return toTransition(clearSending(state, entry));
  const { sending, ...rest } = line;
  const moved =
    entry.kind === 'message' && sentAs !== entry.timeId
      ? changesOf(line, entry).map(change => ({ ...change, timeId: sentAs }))
      : [];
  const next = withLine(state, entry.channelId, {
    ...rest,
    ...(sending !== undefined && sending !== entry.id && { sending }),
    entries: line.entries
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
  return chain(notified, after => sendNext(after, entry.channelId));
}

/**
 * Edits and deletion of a message that wait behind it. A message whose time id was taken is sent as the next one, and
 * they follow it.
 */
function changesOf(line: OutboxLine, message: OutboxEntry): OutboxEntry[] {
  return line.entries.filter(({ kind, timeId }) => kind !== 'message' && timeId === message.timeId);
}

/**
 * A confirmation that came by the feed counts as much as an answer, and beats any failure noted here. The others may
 * not have a feed now.
 */
function confirmByFeed(state: EngineState, channelId: string, events: readonly MessageChange[]): Transition {
  const line = state.outbox.get(channelId);
  let turn = toTransition(state);
  if (line === undefined || state.user === undefined) return turn;
  for (const event of events) {
    if (event.sender !== state.user.uid) continue;
    const entry = line.entries.find(known => known.clientTs === event.clientTs && known.kind === event.type);
    if (entry === undefined) continue;
    turn = chain(turn, next => settle(next, entry, event));
    turn = chain(turn, next => toTransition(next, { type: 'announce', update: { type: 'posted', entry, event } }));
  }
  return turn;
}

function deliveryFailed(
  state: EngineState,
  entry: OutboxEntry,
  failure: DeliveryFailure,
  moment: HandlingTime,
): Transition {
  const line = state.outbox.get(entry.channelId);
  if (line === undefined || line.sending !== entry.id) return toTransition(clearSending(state, entry));
  switch (failure.kind) {
    case 'unreachable':
      return rest(state, entry, line, moment);
    case 'sessionEnded':
      return toTransition(
        { ...clearSending(state, entry), sessionEnded: true },
        ...(state.sessionEnded ? [] : [{ type: 'notify', update: { type: 'requireAuth' } } as const]),
      );
    case 'deletedMessage':
      return applyRefusal(clearSending(state, entry), entry, entry.kind === 'message' ? 'invalid' : 'deleted');
    case 'unknownMessage':
      return applyRefusal(clearSending(state, entry), entry, 'invalid');
    case 'notInChat':
    case 'notAllowed':
    case 'invalid':
      return applyRefusal(clearSending(state, entry), entry, failure.kind);
  }
}

function applyRefusal(state: EngineState, entry: OutboxEntry, refusal: RefusalKind): Transition {
  const isUnsendable = refusal === 'deleted' || isChangeOfDeleted(state, { ...entry, refusal });
  return isUnsendable
    ? chain(setAside(state, entry), next => sendNext(next, entry.channelId))
    : refuseForAll(state, entry.id, refusal);
}

/**
 * Whatever the backend gave as its reason, such a change can never be taken. Who is not in the chat any more is told
 * that instead.
 */
function isChangeOfDeleted(state: EngineState, { kind, refusal, channelId, timeId }: OutboxEntry): boolean {
  return (
    kind !== 'message' &&
    refusal !== 'notInChat' &&
    channels.channelOf(state, channelId).timeline.get(timeId)?.deletedSeq !== undefined
  );
}

/**
 * A change of a message that was deleted meanwhile holds up nothing. A text stays for its author; a deletion has
 * nothing left to do.
 */
function setAside(state: EngineState, change: OutboxEntry): Transition {
  if (change.kind === 'edit') return refuseForAll(state, change.id, 'deleted');
  return chain(discard(state, change.id), next =>
    toTransition(next, { type: 'announce', update: { type: 'discarded', entryId: change.id } }),
  );
}

function rest(state: EngineState, entry: OutboxEntry, line: OutboxLine, moment: HandlingTime): Transition {
  const { sending: _, ...idle } = line;
  const next = withLine(state, entry.channelId, { ...idle, attempt: line.attempt + 1, resting: true });
  return toTransition(next, {
    type: 'setAlarm',
    key: `line:${entry.channelId}`,
    delayMs: retryPause(line.attempt, moment, DELIVERY),
  });
}

function refuseForAll(state: EngineState, entryId: string, refusal: RefusalKind): Transition {
  return chain(refuse(state, entryId, refusal), next =>
    toTransition(next, { type: 'announce', update: { type: 'refused', entryId, refusal } }),
  );
}

/** Marks an entry as refused; its line waits for the author, unless it can never be taken. */
function refuse(state: EngineState, entryId: string, refusal: RefusalKind): Transition {
  const entry = findEntry(state, entryId);
  if (entry === undefined) return toTransition(state);
  const refused = { ...entry, refusal };
  const next = replaceEntry(state, refused);
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

interface Retry {
  readonly channelId: string;
  readonly entryId?: string;
}

/** The author wants one entry of a patient, or all of them, to be tried again, as far as it can be taken at all. */
function retry(state: EngineState, { channelId, entryId }: Retry): Transition {
  const line = state.outbox.get(channelId);
  if (line === undefined) return toTransition(state);
  const refused = line.entries.filter(entry => isBlocking(entry) && (entryId === undefined || entry.id === entryId));
  const entries = line.entries.map(entry =>
    refused.includes(entry) ? { ...withoutRefusal(entry), decidedAt: state.now } : entry,
  );
  const next = withLine(state, channelId, { ...line, entries, resting: false, attempt: 0 });
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

/** The author gives an entry up, and with a message that was never sent its edits and its deletion. */
function discard(before: EngineState, entryId: string): Transition {
  const entry = findEntry(before, entryId);
  const discarded = entry === undefined ? [] : withItsChanges(before, entry);
  const state: EngineState = {
    ...before,
    discarded: new Set([...before.discarded, entryId, ...discarded.map(({ id }) => id)]),
  };
  if (entry === undefined) return toTransition(state, { type: 'forget', entryId });
  return discarded.reduce((turn, part) => chain(turn, next => removeEntry(next, part)), toTransition(state));
}

/**
 * The author decides so here: the other windows are told of each entry, for they may hold more changes than this one
 * knows.
 */
function discardForAll(state: EngineState, entryId: string): Transition {
  const message = findEntry(state, entryId);
  const others = message === undefined ? [] : withItsChanges(state, message).filter(({ id }) => id !== entryId);
  const update = [...others.map(({ id }) => id), entryId].map(
    id => ({ type: 'announce', update: { type: 'discarded', entryId: id } }) as const,
  );
  return chain(discard(state, entryId), next => toTransition(next, ...update));
}

/** Another window has given it up. An edit of it that was not known there is still its author's text. */
function discardOne(before: EngineState, entryId: string): Transition {
  const entry = findEntry(before, entryId);
  const state: EngineState = { ...before, discarded: new Set(before.discarded).add(entryId) };
  return entry === undefined ? toTransition(state, { type: 'forget', entryId }) : removeEntry(state, entry);
}

/** The changes first, so that none of them becomes the head of the line. */
function withItsChanges(state: EngineState, entry: OutboxEntry): OutboxEntry[] {
  if (entry.kind !== 'message') return [entry];
  const line = state.outbox.get(entry.channelId) ?? emptyLine;
  return [...changesOf(line, entry), entry];
}

/** Takes an entry out of its line and out of the vault. */
function removeEntry(state: EngineState, entry: OutboxEntry): Transition {
  const entryId = entry.id;
  const line = state.outbox.get(entry.channelId) ?? emptyLine;
  const { sending, ...idle } = line;
  const next = withLine(state, entry.channelId, {
    ...idle,
    ...(sending !== undefined && sending !== entryId && { sending }),
    entries: line.entries.filter(known => known.id !== entryId),
  });
  const notified = toTransition(
    next,
    { type: 'forget', entryId },
    ...channels.notifyMessages(next, entry.channelId, [entry.timeId]),
  );
  return chain(notified, after => sendNext(after, entry.channelId));
}

function findEntry(state: EngineState, entryId: string): OutboxEntry | undefined {
  for (const line of state.outbox.values()) {
    const entry = line.entries.find(known => known.id === entryId);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

const unsentOf = (state: EngineState): OutboxEntry[] => [...state.outbox.values()].flatMap(line => line.entries);

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

/** Everything that happens to a patient's line: writing, sending in order, confirming, failing, giving up. */
export const outbox = {
  write,
  entryIdOf,
  enqueue,
  add,
  isConfirmed,
  sendNext,
  sendNextOfAll,
  wakeLines,
  endPause,
  settle,
  confirmByFeed,
  deliveryFailed,
  refuse,
  retry,
  discard,
  discardForAll,
  discardOne,
  removeEntry,
  findEntry,
  unsentOf,
  replaceEntry,
  clearSending,
};
