import type { Act, Ledger } from './Ledger';
import type { Room } from './Room';
import type { SimulatedWindow } from './SimulatedWindow';

/** What must be true of a window at any moment. */
export function checkWindow(window: SimulatedWindow, rooms: ReadonlyMap<string, Room>, ledger: Ledger): void {
  if (!window.isAlive || window.uid === undefined) return;
  checkBubbles(window, rooms, ledger);
  for (const entry of window.screen.unsent) {
    if (entry.author !== window.uid) ledger.violate('shown-to-another', `${entry.text} of ${entry.author} is told to ${window.uid}`);
  }
  for (const act of ledger.acts) if (act.shownIn.has(window) && act.kind === 'message' && !isThere(window, act)) ledger.violate('gone', `${act.text} vanished from ${window.name}`);
  if (window.screen.strays > 0) ledger.violate('stray', `${window.name} was told of a chat that is not open`);
}

function checkBubbles(window: SimulatedWindow, rooms: ReadonlyMap<string, Room>, ledger: Ledger): void {
  const channelId = window.screen.openChannel;
  const room = rooms.get(channelId ?? '');
  if (channelId === undefined || room === undefined) return;
  const texts = new Set<string>();
  for (const { text, uuid } of window.screen.messages.values()) {
    if (text === '') continue;
    if (texts.has(text)) ledger.violate('shown-twice', `${text} in ${window.name}`);
    texts.add(text);
    if (!text.startsWith(`${channelId}:`)) ledger.violate('wrong-patient', `${text} is shown in ${channelId}`);
    const author = ledger.actOfText(text)?.uid;
    if (author !== undefined && author !== uuid) ledger.violate('wrong-author', `${text} of ${author} is shown under ${uuid}`);
  }
}

/** Confirmed, pending or failed: what was shown once stays, until its author discards it. */
function isThere(window: SimulatedWindow, { entry, isDiscarded, channelId }: Act): boolean {
  if (entry === undefined || isDiscarded) return true;
  if (window.screen.unsent.some(({ id }) => id === entry.id)) return true;
  const timeline = window.state.channels.get(channelId)?.timeline;
  const sent = timeline?.get(entry.timeId)?.sent ?? timeline?.get(entry.timeId + 1n)?.sent;
  return sent?.sender === entry.author && sent.clientTs === entry.clientTs;
}
