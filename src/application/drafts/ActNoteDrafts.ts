import type { ActNotePurpose, ChatDraftKey } from '@/domain/drafts/DraftKey';
import type { SaveDraft } from './SaveDraft';

/**
 * Keeps a note to a colleague, or the reason for an act, while it is written: over closing, reload and sign-in again,
 * until it has arrived. When its chat is gone, it is listed with the drafts of the chat; but for the reason to claim a
 * chat, which was never in the list.
 */
export class ActNoteDrafts {
  constructor(private readonly drafts: Pick<SaveDraft, 'execute' | 'draftOf'>) {}

  /** Without a text the note is forgotten. */
  execute(channelId: string, purpose: ActNotePurpose, text: string): void {
    if (text !== this.noteOf(channelId, purpose)) this.drafts.execute(keyOf(channelId, purpose), text);
  }

  noteOf(channelId: string, purpose: ActNotePurpose): string {
    return this.drafts.draftOf(keyOf(channelId, purpose));
  }
}

const keyOf = (channelId: string, purpose: ActNotePurpose): ChatDraftKey => ({ kind: 'actNote', channelId, purpose });
