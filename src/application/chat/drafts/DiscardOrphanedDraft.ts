import type { ChatState } from '../client/ChatState';
import type { SaveDraft } from './SaveDraft';
import type { DraftSignal } from '../ports/DraftSignal';

/** Gives up a draft that has no chat any more, in all windows of its author. */
export class DiscardOrphanedDraft {
  constructor(
    private readonly board: ChatState,
    private readonly keepDraft: Pick<SaveDraft, 'execute'>,
    private readonly signal: DraftSignal,
  ) {}

  execute(place: string): void {
    const kept = this.board.draftOf(place);
    this.keepDraft.execute(place, '');
    if (kept !== '') this.signal.announce({ place, kept });
  }
}
