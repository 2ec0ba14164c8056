import { apartById, distinguish } from '@/domain/kernel/distinguish';
import { storablePatientName } from '@/domain/drafts/storablePatientName';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { patientName } from '@/domain/kernel/patientName';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { channels } from './channels';
import { chooseClientTs, type Written } from './chooseClientTs';
import { ofSignIn, type EngineState } from './EngineState';
import { outbox } from './outbox';
import { outboxQueues } from './outboxQueues';
import { pendingEdit } from './pendingEdit';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';

/** Creates an outbox entry. It is shown and sent only after it is saved. */
function write(state: EngineState, written: Written, at: HandlingTime): Transition {
  if (state.user === undefined) return toTransition(state);
  const queue = channels.outboxOf(state, written.channelId);
  const { clientTs, last } = chooseClientTs(state, written, at);
  if (written.kind === 'edit') {
    const waiting = pendingEdit.waitingText(queue, written.timeId);
    if (waiting !== undefined)
      return toTransition(
        { ...state, lastClientTs: last },
        {
          type: 'save',
          entry: { ...pendingEdit.reword(waiting, written.text, clientTs, at.now), ...ofSignIn(state) },
        },
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
    keptAt: at.now,
    ...ofSignIn(state),
  };
  const saving = written.kind === 'message' ? new Set(state.saving).add(clientTs) : state.saving;
  return toTransition({ ...state, lastClientTs: last, saving }, { type: 'save', entry });
}

function nameOf({ sessions }: EngineState, channelId: string): string | undefined {
  const patient = sessions.byChannel.get(channelId)?.patient;
  if (patient === undefined) return undefined;
  const all = [...sessions.byChannel.values()].map(session => session.patient);
  return storablePatientName(patientName(distinguish(patient, apartById(all))));
}

const entryIdOf = (author: string, channelId: string, clientTs: TimeId): string =>
  `${author}:${channelId}:${clientTs.toString()}`;

/** Adds entries to their outboxes; existing ones stay unchanged. */
function enqueue(state: EngineState, entries: readonly OutboxEntry[]): Transition {
  let outbox = state.outbox;
  let lastClientTs = state.lastClientTs;
  const added: OutboxEntry[] = [];
  const corrected: OutboxEntry[] = [];
  for (const entry of entries) {
    if (entry.author !== state.user?.uid || state.discarded.has(entry.id)) continue;
    const queue = outbox.get(entry.channelId) ?? outboxQueues.emptyQueue;
    const known = queue.entries.find(({ id }) => id === entry.id);
    if (known === undefined && isConfirmed(state, entry)) corrected.push(entry);
    if (known === undefined ? isConfirmed(state, entry) : !pendingEdit.isNewer(entry, known)) continue;
    const grown = [...queue.entries.filter(other => other !== known), entry].sort((a, b) =>
      a.clientTs < b.clientTs ? -1 : 1,
    );
    outbox = new Map(outbox).set(entry.channelId, { ...queue, entries: grown });
    if (entry.kind === 'message' && entry.clientTs > lastClientTs) lastClientTs = entry.clientTs;
    added.push(entry);
  }
  const next: EngineState = added.length === 0 ? state : { ...state, outbox, lastClientTs };
  const notified = toTransition(
    next,
    ...added.flatMap(entry => channels.notifyMessages(next, entry.channelId, [entry.timeId])),
  );
  return corrected.reduce((transition, entry) => chain(transition, after => correct(after, entry)), notified);
}

/** Corrects a message that was sent with an outdated text. */
function correct(state: EngineState, entry: OutboxEntry): Transition {
  const record = channels.recordOf(state, entry.channelId, entry.timeId);
  const edit = pendingEdit.editBehind(entry, record?.edit?.text ?? record?.sent?.text, record?.timeId ?? entry.timeId);
  return edit === undefined
    ? toTransition(state)
    : chain(toTransition(state, { type: 'forget', entryId: entry.id }), next => add(next, edit));
}

/** True if a message is already in its timeline and needs no second delivery. */
function isConfirmed(state: EngineState, entry: OutboxEntry): boolean {
  const sent = channels.recordOf(state, entry.channelId, entry.timeId)?.sent;
  return entry.kind === 'message' && sent?.sender === entry.author && sent.clientTs === entry.clientTs;
}

/** Adds an entry that results from a saved one; it is shown at once. */
function add(state: EngineState, entry: OutboxEntry): Transition {
  const added = chain(enqueue(state, [entry]), next =>
    toTransition(next, { type: 'resave', entry }, { type: 'announce', update: { type: 'kept', entry } }),
  );
  return chain(added, next => outbox.sendNext(next, entry.channelId));
}

/** Turns written acts into outbox entries: saved first, then shown, then sent. */
export const outboxEntries = { write, entryIdOf, enqueue, isConfirmed, add };
