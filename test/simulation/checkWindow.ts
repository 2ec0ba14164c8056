import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Act, Ledger } from './Ledger';
import type { Room } from './Room';
import type { SimulatedWindow } from './SimulatedWindow';

/** Must hold for a window at any moment. */
export function checkWindow(window: SimulatedWindow, rooms: ReadonlyMap<string, Room>, ledger: Ledger): void {
  if (!window.isAlive || window.uid === undefined) return;
  if (window.screen.isNewSinceCheck()) checkBubbles(window, rooms, ledger);
  for (const entry of window.screen.unsent) {
    if (entry.author !== window.uid)
      ledger.violate('shown-to-another', `${entry.text} of ${entry.author} is told to ${window.uid}`);
  }
  for (const act of ledger.acts)
    if (act.shownIn.has(window) && act.kind === 'message' && !isThere(window, act, rooms.get(act.channelId)))
      ledger.violate('gone', `${act.text} vanished from ${window.name}`);
  if (window.screen.strays > 0) ledger.violate('stray', `${window.name} was told of a chat that is not open`);
}

function checkBubbles(window: SimulatedWindow, rooms: ReadonlyMap<string, Room>, ledger: Ledger): void {
  const channelId = window.screen.openChannel;
  const room = rooms.get(channelId ?? '');
  if (channelId === undefined || room === undefined) return;
  const texts = new Set<string>();
  for (const { text, uuid, timeId, meta } of window.screen.messages.values()) {
    if (meta.sent && room.messages.get(timeId)?.to.has(window.uid ?? '') === false)
      ledger.violate('shown-without-right', `${timeId.toString()} of ${channelId} to ${window.uid ?? ''}`);
    if (!meta.sent && uuid !== window.uid)
      ledger.violate('shown-to-another', `${text} of ${uuid} waits before ${window.uid ?? ''}`);
    if (text === '') continue;
    if (texts.has(text)) ledger.violate('shown-twice', `${text} in ${window.name}`);
    texts.add(text);
    if (!text.startsWith(`${channelId}:`)) ledger.violate('wrong-patient', `${text} is shown in ${channelId}`);
    const author = ledger.actOfText(text)?.uid;
    if (author !== undefined && author !== uuid)
      ledger.violate('wrong-author', `${text} of ${author} is shown under ${uuid}`);
  }
}

/** True if a message that was shown is confirmed, pending or failed, or was discarded by its author. */
function isThere(window: SimulatedWindow, { entry, isDiscarded, channelId }: Act, room: Room | undefined): boolean {
  if (entry === undefined || isDiscarded) return true;
  if (window.screen.unsent.some(({ id }) => id === entry.id)) return true;
  const channel = window.engineOf(channelId).state.channels.get(channelId);
  const sent = channel?.timeline.get(storedAs(entry, room) ?? entry.timeId)?.sent;
  if (sent?.sender === entry.author && sent.clientTs === entry.clientTs) return true;
  return isOnOlderPage(entry, room, channel?.history.before);
}

/** The time id under which the server has stored it. */
function storedAs(entry: OutboxEntry, room: Room | undefined): TimeId | undefined {
  return [...(room?.messages.values() ?? [])].find(
    ({ sender, clientTs }) => sender === entry.author && clientTs === entry.clientTs,
  )?.timeId;
}

/** True if another window saved and announced it, and it lies before the loaded messages. Scrolling up loads it. */
function isOnOlderPage(entry: OutboxEntry, room: Room | undefined, loadedFrom: TimeId | undefined): boolean {
  const stored = [...(room?.messages.values() ?? [])].find(
    ({ sender, clientTs }) => sender === entry.author && clientTs === entry.clientTs,
  );
  return stored !== undefined && (loadedFrom === undefined || stored.seq < loadedFrom);
}
