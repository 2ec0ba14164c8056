import type { ChatBoard } from '../client/ChatBoard';
import type { KeepDraft } from './KeepDraft';
import { keptPlace } from './keptPlace';
import type { ChatEngine } from '../ports/ChatEngine';
import type { TextBeside } from './WatchTextsBeside';

/** Lets go of the text of another window, which was put in here or is not wanted; what was put in is kept first. */
export class GiveUpTextBeside {
  constructor(
    private readonly engine: ChatEngine,
    private readonly board: ChatBoard,
    private readonly keepDraft: Pick<KeepDraft, 'flush'>,
  ) {}

  execute({ place, kept }: Pick<TextBeside, 'place' | 'kept'>): void {
    this.keepDraft.flush();
    const beside = keptPlace.ofBeside(place);
    const others = keptPlace.textsBeside(this.board.draftOf(beside)).filter(one => one !== kept);
    this.board.noteDraft(beside, keptPlace.keptBeside(others));
    this.engine.command({ type: 'giveUpBeside', place, text: kept });
  }
}
