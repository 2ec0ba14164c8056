import { feedGap } from '@/application/chat/engine/reducer/feedGap';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { EngineDriver, session, type DrivenEvent } from './EngineDriver';

/** The real engine with one chat open, and its unanswered requests. */
export class TimelineBench {
  readonly engine = new EngineDriver();
  /** The start of the requested range: everything after it, in server order. */
  catchUp: TimeId | undefined;
  /** The end of the requested page of the open chat; `newest` for the first page. */
  page: TimeId | 'newest' | undefined;

  constructor() {
    this.on({ type: 'signedIn', uid: 'ann', entries: [] });
    this.on({ type: 'select', channelId: 'c-a' });
    this.on({ type: 'sessionsLoaded', sessions: [session('c-a'), session('c-b')] });
  }

  on(event: DrivenEvent): void {
    for (const effect of this.engine.on(event)) {
      if (effect.type === 'catchUp') this.catchUp = effect.since;
      if (effect.type === 'loadPage') this.page = effect.before ?? 'newest';
    }
  }

  get hasGap(): boolean {
    return feedGap(this.engine.state) !== undefined;
  }

  get reachedStart(): boolean {
    return this.engine.screen.history.get('c-a')?.reachedStart === true;
  }

  shown(): string[] {
    return this.engine.screen
      .bubbles()
      .map(({ text, deleted, edited }) => (deleted ? 'deleted' : text + (edited ? ' edited' : '')));
  }

  live(events: readonly ChatEvent[], isFull: boolean): void {
    this.on({ type: 'live', events, isFull });
  }
}
