import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { channels } from './channels';
import type { EngineState } from './EngineState';
import type { HandlingTime } from './Transition';

/** A message or change for which Send was pressed. */
export type Written = { readonly channelId: string } & (
  | { readonly kind: 'message'; readonly text: string; readonly replyTo?: TimeId }
  | { readonly kind: 'edit'; readonly timeId: TimeId; readonly text: string }
  | { readonly kind: 'delete'; readonly timeId: TimeId }
);

/**
 * Chooses an id for a written act: from the estimated server time, later than everything written before. `last` is the
 * lower bound; the time of a message being changed does not count there.
 */
export function chooseClientTs(
  state: EngineState,
  written: Written,
  at: HandlingTime,
): { readonly clientTs: TimeId; readonly last: TimeId } {
  const next = nextClientTs(state.lastClientTs, at);
  if (written.kind !== 'message')
    return {
      clientTs: freeTimeId(state, written.channelId, nextClientTs(lastOfMessage(state, written), at)),
      last: next,
    };
  const clientTs = freeTimeId(state, written.channelId, next);
  return { clientTs, last: clientTs };
}

/**
 * Maximum step past the last id if the clock does not help, in units of 100 ns: windows that know the same last id must
 * choose different ones.
 */
const LONGEST_STEP = 10_000_000;

function nextClientTs(last: TimeId, { now, chance }: HandlingTime): TimeId {
  const drawn = toTimeId(now, Math.floor(chance * 10_000));
  return drawn > last ? drawn : last + 1n + BigInt(Math.floor(chance * LONGEST_STEP));
}

/** A change is later than its message, which has server time, and than pending changes of it. */
function lastOfMessage(
  state: EngineState,
  { channelId, timeId }: { readonly channelId: string; readonly timeId: TimeId },
): TimeId {
  const changes = channels.outboxOf(state, channelId).filter(entry => entry.timeId === timeId);
  return [timeId, ...changes.flatMap(({ clientTs, revisedTs = 0n }) => [clientTs, revisedTs])].reduce(
    (last, ts) => (ts > last ? ts : last),
    state.lastClientTs,
  );
}

/** Returns an unused time id in this chat: of two messages with one time id, only one could be shown. */
function freeTimeId(state: EngineState, channelId: string, wanted: TimeId): TimeId {
  const timeline = state.channels.get(channelId)?.timeline;
  let timeId = wanted;
  while (timeline?.get(timeId) !== undefined) timeId += 1n;
  return timeId;
}

/**
 * Returns the last id still in use: after a message with a future time was confirmed, later ones need not follow it.
 * `least` is the lower bound.
 */
export function lastWaiting(state: EngineState, least: TimeId): TimeId {
  const waiting = [...state.outbox.values()].flatMap(queue => queue.entries).map(({ clientTs }) => clientTs);
  return [...state.saving, ...waiting].reduce((last, clientTs) => (clientTs > last ? clientTs : last), least);
}
