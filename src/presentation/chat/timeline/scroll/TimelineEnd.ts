import { action, makeObservable, observable } from 'mobx';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';

/** Tracks whether the newest message is on screen, and which messages arrived while it was not. */
export class TimelineEnd {
  /** The newest message is on the screen. */
  atEnd = true;
  /** Number of others' messages that came while it was not. */
  newBelow = 0;

  constructor() {
    makeObservable<this, 'moveTo'>(this, { atEnd: observable, newBelow: observable, moveTo: action });
  }

  /** Called after every rendering, so that nothing is done where nothing is new. */
  reached(atEnd: boolean): void {
    if (atEnd !== this.atEnd) this.moveTo(atEnd);
  }

  /** Messages that are newer than all that was there; run in an action. */
  arrived(messages: readonly ChatMessage[]): void {
    if (!this.atEnd) this.newBelow += messages.filter(({ meta, deleted }) => meta.owner !== 'You' && !deleted).length;
  }

  private moveTo(atEnd: boolean): void {
    this.atEnd = atEnd;
    if (atEnd) this.newBelow = 0;
  }
}
