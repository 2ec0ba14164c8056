import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { channels } from './channels';
import type { EngineState } from './EngineState';
import type { HandlingTime } from './Transition';

/** What a person has pressed Send for. */
export type Written = { readonly channelId: string } & (
  | { readonly kind: 'message'; readonly text: string; readonly replyTo?: TimeId }
  | { readonly kind: 'edit'; readonly timeId: TimeId; readonly text: string }
  | { readonly kind: 'delete'; readonly timeId: TimeId }
);

/**
 * An id for what was written: from the server's clock as it is known here, later than everything that was written
 * before. `last` is what the next one has to be later than; the time of a message that is changed does not count there.
 */
export function chooseClientTs(
  state: EngineState,
  written: Written,
  moment: HandlingTime,
): { readonly clientTs: TimeId; readonly last: TimeId } {
  const next = nextClientTs(state.lastClientTs, moment);
  if (written.kind !== 'message')
    return {
      clientTs: freeTimeId(state, written.channelId, nextClientTs(lastOfMessage(state, written), moment)),
      last: next,
    };
  const clientTs = freeTimeId(state, written.channelId, next);
  return { clientTs, last: clientTs };
}

/**
 * Most that an id is moved past the last one where the clock does not help, in units of 100 ns: windows that know the
 * same last id must not agree.
 */
const LONGEST_STEP = 10_000_000;

function nextClientTs(last: TimeId, { now, chance }: HandlingTime): TimeId {
  const drawn = toTimeId(now, Math.floor(chance * 10_000));
  return drawn > last ? drawn : last + 1n + BigInt(Math.floor(chance * LONGEST_STEP));
}

/** A change is younger than its message, which has the server's time, and than the changes of it that wait. */
function lastOfMessage(
  state: EngineState,
  { channelId, timeId }: { readonly channelId: string; readonly timeId: TimeId },
): TimeId {
  const changes = channels.linesOf(state, channelId).filter(entry => entry.timeId === timeId);
  return [timeId, ...changes.flatMap(({ clientTs, revisedTs = 0n }) => [clientTs, revisedTs])].reduce(
    (last, ts) => (ts > last ? ts : last),
    state.lastClientTs,
  );
}

/** No known message in this chat has it: of two with one time id, only one could be shown. */
function freeTimeId(state: EngineState, channelId: string, wanted: TimeId): TimeId {
  const timeline = state.channels.get(channelId)?.timeline;
  let timeId = wanted;
  while (timeline?.get(timeId) !== undefined) timeId += 1n;
  return timeId;
}

/**
 * The last id that is still in use: once a message with a time ahead has been confirmed, later ones need not follow it.
 * `least` is the lower bound.
 */
export function lastWaiting(state: EngineState, least: TimeId): TimeId {
  const waiting = [...state.outbox.values()].flatMap(line => line.entries).map(({ clientTs }) => clientTs);
  return [...state.saving, ...waiting].reduce((last, clientTs) => (clientTs > last ? clientTs : last), least);
}
