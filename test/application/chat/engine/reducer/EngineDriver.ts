import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { EngineEvent } from '@/application/chat/engine/reducer/EngineEvent';
import { newEngineState, type EngineState } from '@/application/chat/engine/reducer/EngineState';
import { reduceEngine } from '@/application/chat/engine/reducer/reduceEngine';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { Screen } from '#test/simulation/Screen';

export const START = 1_772_357_400_000;

/** The time id of `ms` after the start. */
export const at = (ms: number, step = 0): TimeId => toTimeId(START + ms, step);

type ListOutcome = Extract<EngineEvent, { type: 'sessionsLoaded' | 'sessionsFailed' }>;
type Answered<T> = T extends ListOutcome
  ? Omit<T, 'request' | 'unreadable'> & { readonly request?: number; readonly unreadable?: number }
  : never;
export type DrivenEvent = Exclude<EngineEvent, ListOutcome> | Answered<ListOutcome>;

/** Passes events to the reducer, keeps its state and shows its updates. */
export class EngineDriver {
  state: EngineState = newEngineState();
  readonly screen = new Screen();
  readonly effects: EngineEffect[] = [];
  now = START;
  chance = 0.5;

  /**
   * Returns the effects of an event without its updates. A list without a number answers the last request and is
   * complete.
   */
  on(given: DrivenEvent): EngineEffect[] {
    const event: EngineEvent =
      given.type === 'sessionsLoaded' || given.type === 'sessionsFailed'
        ? { request: this.state.listRequest, unreadable: 0, ...given }
        : given;
    const turn = reduceEngine(this.state, event, { now: this.now, chance: this.chance });
    this.state = turn.state;
    this.effects.push(...turn.effects);
    for (const effect of turn.effects) if (effect.type === 'notify') this.screen.show(effect.update);
    return turn.effects.filter(({ type }) => type !== 'notify');
  }

  typesOn(event: DrivenEvent): string[] {
    return this.on(event).map(({ type }) => type);
  }

  /** Signed in, subscribed, chat list known; the leader unless set otherwise. */
  ready({ leads = true, open = 'c-a', unread = 0 } = {}): this {
    this.on({ type: 'signedIn', uid: 'ann', entries: [] });
    if (leads) this.on({ type: 'elected', entries: [] });
    this.on({ type: 'live', events: [] });
    this.on({ type: 'sessionsLoaded', sessions: [session('c-a', unread), session('c-b')] });
    this.on({ type: 'select', channelId: open });
    this.on({ type: 'page', channelId: open, events: [], reachedStart: true });
    return this;
  }

  /** Presses Send and lets the device save the message. */
  write(text: string, channelId = 'c-a'): { entry: OutboxEntry; asked: EngineEffect[] } {
    this.now += 10;
    const save = this.on({ type: 'send', channelId, text }).find(effect => effect.type === 'save');
    if (save === undefined) throw new Error('nothing was to be kept');
    return { entry: save.entry, asked: this.on({ type: 'saved', entry: save.entry }) };
  }

  texts(): string[] {
    return this.screen.bubbles().map(({ text }) => text);
  }

  unread(channelId = 'c-a'): number | undefined {
    return this.screen.sessions.get(channelId)?.unread;
  }
}

export const posts = (effects: readonly EngineEffect[]): string[] =>
  effects.flatMap(effect => (effect.type === 'post' ? [effect.entry.text] : []));

let seqs = 0;
/** The next position in the server's order. */
export const nextSeq = (): TimeId => at(0) + BigInt((seqs += 1));

export function message(
  text: string,
  wish: Partial<Extract<ChatEvent, { type: 'message' }>> = {},
): Extract<ChatEvent, { type: 'message' }> {
  const timeId = wish.timeId ?? nextSeq();
  return {
    type: 'message',
    channelId: 'c-a',
    seq: nextSeq(),
    timeId,
    sender: 'pat-a',
    text,
    clientTs: timeId,
    ...wish,
  };
}

/** Confirms an entry as the backend does. */
export const confirmation = ({ channelId, timeId, clientTs, author, text }: OutboxEntry): ChatEvent =>
  message(text, { channelId, timeId, clientTs, sender: author });

export const session = (channelId: string, unread = 0, wish: Partial<ChatSession> = {}): ChatSession => ({
  chatSessionId: channelId,
  channelId,
  generation: 'v2',
  patient: { id: channelId, userId: channelId.replace('c-', 'pat-'), email: 'p@example.org' },
  pinned: false,
  isLeadTherapist: true,
  highRisk: false,
  unread,
  messageCount: 0,
  asOf: 0n,
  ...wish,
});
