import type { ChatBoard } from '../client/ChatBoard';
import type { KeepDraft } from './KeepDraft';
import type { DraftSignal } from '../ports/DraftSignal';

/** Gives up a draft that has no chat any more, in all windows of its author. */
export class DiscardStrandedDraft {
  constructor(
    private readonly board: ChatBoard,
    private readonly keepDraft: Pick<KeepDraft, 'execute'>,
    private readonly signal: DraftSignal,
  ) {}

  execute(place: string): void {
    const kept = this.board.draftOf(place);
    this.keepDraft.execute(place, '');
    if (kept !== '') this.signal.announce({ place, kept });
  }
}
