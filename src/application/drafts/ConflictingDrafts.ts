import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';
import { isSameDraft, storedDraftId, type ChatDraftKey, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import { conflictsText, conflictTexts, draftText } from './draftText';
import type { SaveDraft } from './SaveDraft';

/** A text typed in another window for the same key. */
export interface ConflictingDraft {
  /** Unique in a list. */
  readonly id: string;
  /** The draft of this window that it conflicts with. */
  readonly conflictsWith: ChatDraftKey;
  readonly stored: string;
  readonly text: string;
}

/** The conflicting drafts of a chat, from other windows, so that no text is lost. */
export class ConflictingDrafts {
  constructor(
    private readonly engine: ChatEngine,
    private readonly chatDrafts: ChatDrafts,
    private readonly saveDraft: Pick<SaveDraft, 'flush'>,
  ) {}

  /** Calls back immediately and on every change. The text in the composer is not a conflict. */
  watch(channelId: string, notify: (drafts: readonly ConflictingDraft[]) => void): Unsubscribe {
    const keys: readonly ChatDraftKey[] = [
      { kind: 'message', channelId },
      { kind: 'edit', channelId },
    ];
    const watched = [...keys, ...keys.map(conflictsKey)];
    const publish = (): void => notify(keys.flatMap(key => this.conflictsFor(key)));
    const stops = [
      this.chatDrafts.subscribe(({ type }) => {
        if (type === 'drafts' || type === 'cleared') publish();
      }),
      this.chatDrafts.watchDrafts(changed => {
        if (watched.some(one => isSameDraft(one, changed))) publish();
      }),
    ];
    publish();
    return () => stops.forEach(stop => stop());
  }

  /** Discards a conflict after it was inserted, and saved, or rejected. */
  discard({ conflictsWith, stored }: Pick<ConflictingDraft, 'conflictsWith' | 'stored'>): void {
    this.saveDraft.flush();
    const at = conflictsKey(conflictsWith);
    const others = conflictTexts(this.chatDrafts.draftOf(at)).filter(one => one !== stored);
    this.chatDrafts.setDraft(at, conflictsText(others));
    this.engine.command({ type: 'discardConflict', key: conflictsWith, text: stored });
  }

  private conflictsFor(key: ChatDraftKey): readonly ConflictingDraft[] {
    const own = this.chatDrafts.draftOf(key);
    return conflictTexts(this.chatDrafts.draftOf(conflictsKey(key)))
      .filter(stored => stored !== own)
      .map(stored => ({
        id: `${storedDraftId(key)} ${stored}`,
        conflictsWith: key,
        stored,
        text: draftText(key, stored),
      }));
  }
}

const conflictsKey = (of: ChatDraftKey): AnyChatDraftKey => ({ kind: 'conflicts', of });
