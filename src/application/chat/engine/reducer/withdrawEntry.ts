import { channels } from './channels';
import type { Written } from './chooseClientTs';
import type { EngineState } from './EngineState';
import { outbox } from './outbox';
import { chain, type Moment, type Transition } from './Transition';

/** A deletion of a message that waits removes it. Where it may have reached the backend after all, the deletion follows. */
export function withdrawEntry(state: EngineState, written: Written & { readonly kind: 'delete' }, moment: Moment): Transition {
  const message = channels.linesOf(state, written.channelId).find(({ kind, timeId }) => kind === 'message' && timeId === written.timeId);
  if (message === undefined) return outbox.write(state, written, moment);
  return state.leader && state.untried.has(message.id) ? outbox.giveUp(state, message.id) : chain(outbox.giveUp(state, message.id), next => outbox.write(next, written, moment));
}
