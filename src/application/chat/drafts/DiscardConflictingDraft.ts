import type { ChatState } from '../client/ChatState';
import type { SaveDraft } from './SaveDraft';
import { keptPlace } from './keptPlace';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ConflictingDraft } from './WatchConflictingDrafts';

/** Lets go of the text of another window, which was put in here or is not wanted; what was put in is kept first. */
export class DiscardConflictingDraft {
  constructor(
    private readonly engine: ChatEngine,
    private readonly board: ChatState,
    private readonly saveDraft: Pick<SaveDraft, 'flush'>,
  ) {}

  execute({ place, kept }: Pick<ConflictingDraft, 'place' | 'kept'>): void {
    this.saveDraft.flush();
    const beside = keptPlace.ofBeside(place);
    const others = keptPlace.conflictingDraftList(this.board.draftOf(beside)).filter(one => one !== kept);
    this.board.setDraft(beside, keptPlace.keptBeside(others));
    this.engine.command({ type: 'discardConflict', place, text: kept });
  }
}
