import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../client/ChatState';
import { keptPlace } from './keptPlace';

/** What was typed for the same patient in another window. */
export interface ConflictingDraft {
  /** Beside which it lies. */
  readonly place: string;
  /** All that is kept of it. */
  readonly kept: string;
  /** What the person wrote of that. */
  readonly text: string;
}

/**
 * Follows what other windows kept for a chat, so that nothing of it is lost; what stands in the composer is not told.
 */
export class WatchConflictingDrafts {
  constructor(private readonly board: ChatState) {}

  /** At once, and whenever it changes. */
  execute(channelId: string, onTexts: (texts: readonly ConflictingDraft[]) => void): Unsubscribe {
    const places = [channelId, keptPlace.ofEdit(channelId)];
    const watched = new Set([...places, ...places.map(keptPlace.ofBeside)]);
    const look = (): void => onTexts(places.flatMap(place => this.beside(place)));
    const stops = [
      this.board.subscribe(({ type }) => {
        if (type === 'drafts' || type === 'cleared') look();
      }),
      this.board.watchDrafts(place => {
        if (watched.has(place)) look();
      }),
    ];
    look();
    return () => stops.forEach(stop => stop());
  }

  private beside(place: string): readonly ConflictingDraft[] {
    const own = this.board.draftOf(place);
    const texts = keptPlace.conflictingDraftList(this.board.draftOf(keptPlace.ofBeside(place)));
    return texts.filter(kept => kept !== own).map(kept => ({ place, kept, text: keptPlace.written(place, kept).text }));
  }
}
