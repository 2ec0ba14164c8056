import type { EngineEvent } from '@/application/chat/engine/reducer/EngineEvent';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { PlantedFault } from './PlantedFault';

/** Seventeen digits do not fit a floating-point number. */
const rounded = (timeId: bigint): bigint => BigInt(Number(timeId));

function roundEvent(event: ChatEvent): ChatEvent {
  return { ...event, timeId: rounded(event.timeId) };
}

function roundIn(event: EngineEvent): EngineEvent {
  if (event.type === 'live' || event.type === 'caughtUp' || event.type === 'page')
    return { ...event, events: event.events.map(roundEvent) };
  return event.type === 'posted' ? { ...event, event: roundEvent(event.event) } : event;
}

/** Time ids are parsed as numbers. */
export const timeIdAsNumber: PlantedFault = {
  name: 'time-id-as-number',
  finds: 'not-shown',
  reduce: reduce => (state, event, moment) => reduce(state, roundIn(event), moment),
};
