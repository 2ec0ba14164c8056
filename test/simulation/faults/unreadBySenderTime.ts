import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { EngineEvent } from '@/application/chat/engine/reducer/EngineEvent';
import type { PlantedFault } from './PlantedFault';

/** A watermark counts messages by the times of their senders, not by arrival. */
const byTime = (event: ChatEvent): ChatEvent => (event.type === 'read' ? { ...event, upTo: event.timeId } : event);

function countByTime(event: EngineEvent): EngineEvent {
  if (event.type === 'live' || event.type === 'caughtUp' || event.type === 'page')
    return { ...event, events: event.events.map(byTime) };
  if (event.type !== 'sessionsLoaded') return event;
  return {
    ...event,
    sessions: event.sessions.map(session => ({
      ...session,
      ...(session.ownReadUpTo !== undefined && { ownReadSeq: session.ownReadUpTo }),
    })),
  };
}

export const unreadBySenderTime: PlantedFault = {
  name: 'unread-by-sender-time',
  finds: 'read-claimed-unseen',
  reduce: reduce => (state, event, moment) => reduce(state, countByTime(event), moment),
};
