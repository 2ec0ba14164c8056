import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Act, Ledger } from './Ledger';
import type { Room, StoredMessage } from './Room';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedVault } from './SimulatedVault';
import type { SimulatedWindow } from './SimulatedWindow';

interface Ending {
  readonly backend: SimulatedBackend;
  readonly vault: SimulatedVault;
  readonly windows: readonly SimulatedWindow[];
  readonly ledger: Ledger;
}

/** Must hold once the network has been good for long enough: every act is in its place, once, in order. */
export function checkEnding(ending: Ending): void {
  const { ledger, backend } = ending;
  for (const act of ledger.acts) if (act.kind === 'message') checkMessage(ending, act);
  for (const act of ledger.acts) if (act.kind !== 'message') checkChange(ending, act);
  for (const room of backend.rooms.values()) checkOrder(room, ledger);
}

function checkMessage(ending: Ending, act: Act): void {
  const { backend, ledger } = ending;
  const hits = [...backend.rooms.values()].flatMap(room =>
    [...room.messages.values()].filter(({ original }) => original === act.text).map(message => ({ room, message })),
  );
  if (hits.length > 1) ledger.violate('duplicated', act.text);
  for (const { room, message } of hits) {
    if (room.channelId !== act.channelId)
      ledger.violate('wrong-patient', `${act.text} was stored in ${room.channelId}`);
    if (message.sender !== act.uid)
      ledger.violate('wrong-author', `${act.text} of ${act.uid} was stored under ${message.sender}`);
  }
  if (hits.length === 0) checkUnstored(ending, act);
}

/** True if its window could not save it and the leader knew only its edit: it was stored once, with the edited text. */
function isStoredAsEdited({ backend, ledger }: Ending, { entry, uid, channelId }: Act): boolean {
  const stored = [...(backend.rooms.get(channelId)?.messages.values() ?? [])].find(
    ({ sender, clientTs }) => sender === uid && clientTs === entry?.clientTs,
  );
  const edit = ledger.actOfText(stored?.original ?? '');
  return (
    edit?.kind === 'edit' && edit.uid === uid && edit.channelId === channelId && edit.entry?.timeId === entry?.timeId
  );
}

function checkUnstored(ending: Ending, act: Act): void {
  const { backend, vault, windows, ledger } = ending;
  if (act.isDiscarded || act.isForgiven || isStoredAsEdited(ending, act)) return;
  const { entry, uid, text } = act;
  const isMember = backend.rooms.get(act.channelId)?.members.has(uid) === true;
  const present = windows.filter(window => window.isAlive && window.uid === uid);
  const waits = isInMemoryOf(present, entry?.id);
  const attended = present.filter(window => !window.isUnattended);
  const isKept = vault.entriesOf(uid).some(({ id }) => id === entry?.id);
  if (!waits && !isKept) ledger.violate('lost', text);
  // Without a user there is no sign-in, and the user's messages wait for them.
  else if ((isKept || isInMemoryOf(attended, entry?.id)) && attended.length > 0 && isMember)
    ledger.violate('stuck', text);
}

const isInMemoryOf = (windows: readonly SimulatedWindow[], entryId: string | undefined): boolean =>
  windows.some(window => window.screen.unsent.some(({ id }) => id === entryId));

function checkChange({ backend, vault, ledger, windows }: Ending, act: Act): void {
  const { entry } = act;
  if (entry === undefined || act.isDiscarded || act.isForgiven) return;
  const present = windows.filter(window => window.isAlive && window.uid === act.uid);
  const attended = present.filter(({ isUnattended }) => !isUnattended);
  const isLeft = isInMemoryOf(
    windows.filter(({ isUnattended }) => isUnattended),
    entry.id,
  );
  const isKept = vault.entriesOf(act.uid).some(({ id }) => id === entry.id);
  if (entry.revisedTs !== undefined) return isLeft ? undefined : checkRewording(backend, ledger, act, entry);
  const isStored = backend.events.some(
    ({ event }) =>
      event.type === entry.kind && event.sender === act.uid && 'clientTs' in event && event.clientTs === entry.clientTs,
  );
  if (isStored) return;
  // A message that was never stored need not be deleted.
  if (entry.kind === 'delete' && backend.rooms.get(act.channelId)?.messages.has(entry.timeId) !== true) return;
  const isMember = backend.rooms.get(act.channelId)?.members.has(act.uid) === true;
  if (!isLeft && !isKept) ledger.violate('lost', `${entry.kind} of ${entry.timeId.toString()}`);
  // A message that is only in a window without its user waits for them, like any other.
  else if ((isKept || isInMemoryOf(attended, entry.id)) && attended.length > 0 && isMember)
    ledger.violate('stuck', `${entry.kind} of ${entry.timeId.toString()}`);
}

/** A pending message has its author's last text, in the message or in a following edit. */
function checkRewording(
  backend: SimulatedBackend,
  ledger: Ledger,
  act: Act,
  { author, clientTs, timeId, revisedTs = 0n }: OutboxEntry,
): void {
  // With a wrong clock it was confirmed under another id, which its author's later edits use.
  const confirmed = backend.events.flatMap(({ event }) =>
    event.type === 'message' && event.sender === author && event.clientTs === clientTs ? [event.timeId] : [],
  );
  const isLater = ({ channelId, kind, entry }: Act): boolean =>
    entry !== undefined &&
    channelId === act.channelId &&
    kind !== 'message' &&
    (entry.timeId === timeId || confirmed.includes(entry.timeId) || entry.clientTs === clientTs);
  if (ledger.acts.slice(ledger.acts.indexOf(act) + 1).some(isLater)) return;
  // Of two texts from windows without contact, while the clock was set back, one remains.
  if (
    ledger.acts.some(
      other =>
        other.entry?.clientTs === clientTs &&
        other.channelId === act.channelId &&
        (other.entry.revisedTs ?? 0n) > revisedTs,
    )
  )
    return;
  const texts = backend.events.flatMap(({ event }) =>
    event.sender === author && event.channelId === act.channelId && (event.type === 'message' || event.type === 'edit')
      ? [event.text]
      : [],
  );
  if (!texts.includes(act.text)) ledger.violate('lost', `${act.text}, which replaced what was waiting`);
}

/**
 * Within one sign-in, messages to a patient are stored in the order in which they were sent, if the device saved them
 * immediately.
 */
function checkOrder(room: Room, ledger: Ledger): void {
  const stored = new Map<string, StoredMessage>(
    [...room.messages.values()].map(message => [message.original, message]),
  );
  const last = new Map<string, { seq: bigint; text: string }>();
  for (const act of ledger.acts) {
    const message =
      act.kind === 'message' && !act.isDiscarded && act.isOnDisk && !act.wasUnsaved && !act.wasSpoiled
        ? stored.get(act.text)
        : undefined;
    if (message === undefined) continue;
    const line = `${act.window.name}|${String(act.life)}`;
    const before = last.get(line);
    if (before !== undefined && before.seq > message.seq)
      ledger.violate('reordered', `${act.text} was stored before ${before.text}`);
    last.set(line, { seq: message.seq, text: act.text });
  }
}
