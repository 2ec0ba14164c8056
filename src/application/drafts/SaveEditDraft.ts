import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ChatDrafts } from './ChatDrafts';
import type { SaveDraft } from './SaveDraft';

/** An edit of an own message that is being written. */
export interface EditDraft {
  readonly timeId: TimeId;
  readonly text: string;
}

/**
 * Saves the edit of a message while it is written, across switching, reload and a new sign-in, separately from the
 * draft of the same chat.
 */
export class SaveEditDraft {
  constructor(
    private readonly chatDrafts: Pick<ChatDrafts, 'draftOf'>,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
  ) {}

  /** Without `edit` the draft is deleted, because the edit was saved or discarded. */
  execute(channelId: string, edit?: EditDraft): void {
    this.saveDraft.execute({ kind: 'edit', channelId }, edit === undefined ? '' : `${edit.timeId}\n${edit.text}`);
  }

  editOf(channelId: string): EditDraft | undefined {
    const [, timeId, text] = /^(\d+)\n([^]*)$/.exec(this.chatDrafts.draftOf({ kind: 'edit', channelId })) ?? [];
    return timeId === undefined || text === undefined ? undefined : { timeId: BigInt(timeId), text };
  }
}
