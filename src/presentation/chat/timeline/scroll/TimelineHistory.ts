import { makeObservable, observable, observableRef } from 'mobx';
import type { HistoryState } from '@/application/chat/protocol/EngineUpdate';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** Tracks how far back the messages of a chat are loaded. Its changes run in an action. */
export class TimelineHistory {
  state: HistoryState = { phase: 'none', reachedStart: false, attempt: 0 };
  /** True once it is known which messages there are. */
  isKnown = false;

  /** `loadOlder`: loads the page before the oldest message. */
  constructor(private readonly loadOlder: () => void) {
    makeObservable(this, { state: observableRef, isKnown: observable });
  }

  /** The oldest point of the history read so far; undefined while it is being read. */
  get loadedTo(): TimeId | undefined {
    return this.state.phase === 'idle' ? this.state.before : undefined;
  }

  /** Loads older messages, unless they are being loaded already or there are none. */
  reachedTop(): void {
    if (this.state.phase === 'idle' && !this.state.reachedStart) this.loadOlder();
  }

  apply(state: HistoryState): void {
    this.state = state;
    if (state.phase === 'idle' || state.reachedStart) this.isKnown = true;
  }
}
