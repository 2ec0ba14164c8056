import type { ChatState } from '../client/ChatState';
import type { SaveDraft } from './SaveDraft';
import type { DraftSignal } from '../ports/DraftSignal';

/** Gives up a draft that has no chat any more, in all windows of its author. */
export class DiscardOrphanedDraft {
  constructor(
    private readonly board: ChatState,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
    private readonly signal: DraftSignal,
  ) {}

  execute(place: string): void {
    const kept = this.board.draftOf(place);
    this.saveDraft.execute(place, '');
    if (kept !== '') this.signal.announce({ place, kept });
  }
}
