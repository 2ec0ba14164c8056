import type { Ledger } from './Ledger';
import type { Room } from './Room';
import type { SimulatedWindow } from './SimulatedWindow';

/** A chat that was opened and scrolled to its start shows exactly the server's messages for the user. */
export function checkOpenChat(window: SimulatedWindow, room: Room, ledger: Ledger): void {
  const { screen, uid = '' } = window;
  const where = `${window.name} ${room.channelId}`;
  if (screen.openChannel !== room.channelId) return ledger.violate('not-shown', `${where} did not open`);
  const history = screen.history.get(room.channelId);
  if (history?.reachedStart !== true)
    return ledger.violate('stuck', `${where}: the history does not end (${history?.phase ?? 'none'})`);
  const bubbles = screen.bubbles().filter(({ meta }) => meta.sent);
  const shown = new Map(bubbles.map(bubble => [bubble.timeId, bubble]));
  const held = room.visibleTo(uid);
  for (const message of held) {
    const bubble = shown.get(message.timeId);
    if (bubble === undefined) ledger.violate('not-shown', `${message.original} in ${where}`);
    else if (
      bubble.deleted !== message.deleted ||
      bubble.text !== (message.deleted ? '' : message.text) ||
      bubble.uuid !== message.sender
    )
      ledger.violate('shown-other-than-stored', `${message.original} in ${where}: ${bubble.text}`);
    else if (bubble.isPending || bubble.hasFailedToSend)
      ledger.violate('stuck', `${message.original} in ${where} still waits`);
  }
  if (shown.size > held.length) ledger.violate('shown-other-than-stored', `${where} shows more than the server holds`);
  if (screen.sync !== 'live') ledger.violate('stuck', `${where}: still ${screen.sync}`);
}

/** The chat list marks every chat with unread messages, and no other. */
export function checkSigns(window: SimulatedWindow, rooms: Iterable<Room>, ledger: Ledger): void {
  const { screen, uid = '' } = window;
  if (screen.sessionsPhase !== 'known') return ledger.violate('stuck', `${window.name}: no chat list`);
  for (const room of rooms) {
    if (!room.members.has(uid)) continue;
    const unread = room.unread(uid).length;
    const sign = screen.sessions.get(room.channelId)?.unread ?? 0;
    checkWait(window, room, ledger);
    checkLastLine(window, room, ledger);
    if (unread > 0 && sign === 0)
      ledger.violate('unread-without-sign', `${window.name} ${room.channelId}: ${String(unread)} unread`);
    if (unread === 0 && sign > 0)
      ledger.violate('sign-without-unread', `${window.name} ${room.channelId}: ${String(sign)} shown`);
  }
}

/** The chat list shows the current text of the message that arrived last. */
function checkLastLine({ name, screen, uid = '' }: SimulatedWindow, room: Room, ledger: Ledger): void {
  const last = room.arrivedFor(uid).at(-1);
  const shown = screen.sessions.get(room.channelId)?.lastMessage;
  const text = last === undefined || last.deleted ? '' : last.text;
  if (shown?.timeId !== last?.timeId || (shown?.text ?? '') !== text)
    ledger.violate('other-last-line', `${name} ${room.channelId}: ${text}, shown ${String(shown?.text)}`);
}

/** A waiting patient is marked, and a start of the wait that is shown as exact is the true one. */
function checkWait({ name, screen, uid = '' }: SimulatedWindow, room: Room, ledger: Ledger): void {
  const truth = room.unansweredFrom(uid);
  const shown = screen.sessions.get(room.channelId)?.waiting;
  const where = `${name} ${room.channelId}: ${String(truth)}`;
  if (shown === undefined) return truth === null ? undefined : ledger.violate('wait-without-sign', where);
  if (shown.since === null || shown.atLeast || shown.since === truth) return;
  ledger.violate('other-wait', `${where}, shown ${String(shown.since)}`);
}
