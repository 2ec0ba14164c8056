import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { PlantedFault } from './PlantedFault';

/** A refused edit of a message that does not exist. */
const isOrphan = ({ hasFailedToSend, edited, meta }: ChatMessage): boolean => hasFailedToSend && edited && !meta.sent;

function hideOrphans(effect: EngineEffect): EngineEffect {
  if (effect.type !== 'notify') return effect;
  const { update } = effect;
  if (update.type === 'opened')
    return { ...effect, update: { ...update, messages: update.messages.filter(message => !isOrphan(message)) } };
  return update.type === 'messages'
    ? { ...effect, update: { ...update, changed: update.changed.filter(message => !isOrphan(message)) } }
    : effect;
}

/** An edit whose message could not be saved is refused by the server, and blocks its queue without being shown. */
export const stuckUnseen: PlantedFault = {
  name: 'stuck-unseen',
  finds: 'stuck',
  reduce: reduce => (state, event, moment) => {
    const isUnknown = event.type === 'postFailed' && event.failure.kind === 'unknownMessage';
    const turn = reduce(state, isUnknown ? { ...event, failure: { kind: 'invalid' } } : event, moment);
    return { ...turn, effects: turn.effects.map(hideOrphans) };
  },
};
