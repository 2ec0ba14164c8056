import { applyEvents } from '@/application/chat/engine/reducer/applyEvents';
import { newChannel, newEngineState, type EngineState } from '@/application/chat/engine/reducer/EngineState';
import type { ChatEvent, MessageChange } from '@/domain/chat/messages/ChatEvent';
import { Timeline } from '@/domain/chat/messages/Timeline';
import { firstTimeId, type StateEvent } from './stateEvents';
import type { StateLayer } from './StateLayer';

const CHANNEL = 'c-ana';
const moment = { now: Date.UTC(2030, 0, 1), chance: 0.5 };

/** One whole step of the engine for a chat on the screen, with unread counts, signs and what is sent to the page. */
export class WholeEngine implements StateLayer {
  lastLength = 0;
  private state: EngineState;

  constructor(size: number) {
    let timeline = Timeline.empty;
    for (let index = 0; index < size; index += 1) {
      const timeId = firstTimeId(index);
      timeline = timeline.with({
        timeId,
        sent: { sender: 'ana', text: `Message ${index}`, seq: timeId, clientTs: timeId },
      });
    }
    const channel = {
      ...newChannel(CHANNEL),
      timeline,
      ownRead: {
        timeId: firstTimeId(100 * size + 10_000_000),
        seq: firstTimeId(100 * size + 10_000_000),
        isListed: false,
      },
    };
    this.state = { ...newEngineState(), user: { uid: 'me' }, active: CHANNEL, channels: new Map([[CHANNEL, channel]]) };
  }

  get size(): number {
    return this.state.channels.get(CHANNEL)?.timeline.size ?? 0;
  }

  apply(events: readonly StateEvent[]): void {
    const { state, effects } = applyEvents(this.state, events.filter(isChange), moment);
    this.state = state;
    for (const effect of effects)
      if (effect.type === 'notify' && effect.update.type === 'messages')
        this.lastLength = effect.update.changed.at(-1)?.text.length ?? 0;
  }
}

const isChange = (event: StateEvent): event is MessageChange & ChatEvent => event.type !== 'pend';
