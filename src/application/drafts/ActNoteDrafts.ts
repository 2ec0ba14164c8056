import type { ActNotePurpose, ChatDraftKey } from '@/domain/drafts/DraftKey';
import type { ChatDrafts } from './ChatDrafts';
import type { SaveDraft } from './SaveDraft';

/**
 * Stores a note to a colleague or the reason for an act until it is delivered. If its chat is gone, it is listed with
 * the orphaned drafts, except the reason for a claim, whose chat was never listed.
 */
export class ActNoteDrafts {
  constructor(
    private readonly chatDrafts: Pick<ChatDrafts, 'draftOf'>,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
  ) {}

  /** An empty text deletes the note. */
  execute(channelId: string, purpose: ActNotePurpose, text: string): void {
    if (text !== this.noteOf(channelId, purpose)) this.saveDraft.execute(keyOf(channelId, purpose), text);
  }

  noteOf(channelId: string, purpose: ActNotePurpose): string {
    return this.chatDrafts.draftOf(keyOf(channelId, purpose));
  }
}

const keyOf = (channelId: string, purpose: ActNotePurpose): ChatDraftKey => ({ kind: 'actNote', channelId, purpose });
