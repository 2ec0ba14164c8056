import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';
import { channelOfDraft, isSameDraft, storedDraftId, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import type { ChatEngine } from '../chat/ports/ChatEngine';

/** Pause between two saves of a draft, in milliseconds, so that fast typing does not save at every keystroke. */
const SAVE_INTERVAL_MS = 100;

/** A key that was just saved: changes are saved when the pause ends. */
interface Pause {
  readonly key: AnyChatDraftKey;
  /** The author. */
  readonly uid: string | undefined;
  readonly end: Unsubscribe;
  isChanged: boolean;
}

/**
 * Saves drafts across switching, reload and a new sign-in: the first change at once, then the newest text after each
 * pause.
 */
export class SaveDraft {
  /** By stored id. */
  private readonly pauses = new Map<string, Pause>();

  constructor(
    private readonly engine: ChatEngine,
    private readonly chatDrafts: ChatDrafts,
    private readonly clock: Clock,
  ) {}

  execute(key: AnyChatDraftKey, text: string): void {
    this.chatDrafts.setDraft(key, text);
    const pause = this.pauses.get(storedDraftId(key));
    if (pause === undefined || pause.uid !== this.chatDrafts.uid || text === '') this.store(key);
    else pause.isChanged = true;
  }

  /** Saves everything at once before the page closes. */
  flush(): void {
    for (const pause of [...this.pauses.values()]) this.finish(pause);
  }

  /** Notifies of every change of a draft's text, from any source. */
  watch(key: AnyChatDraftKey, notify: (text: string) => void): Unsubscribe {
    return this.chatDrafts.watchDrafts(changed => {
      if (isSameDraft(changed, key)) notify(this.chatDrafts.draftOf(key));
    });
  }

  private store(key: AnyChatDraftKey): void {
    this.pause(key);
    const text = this.chatDrafts.draftOf(key);
    // Read again after a reload, when the chat may no longer be listed.
    const patientName = this.chatDrafts.nameOf(channelOfDraft(key) ?? '');
    const named = text !== '' && patientName !== '' ? { patientName } : {};
    const unseen = this.chatDrafts.areDraftsRead ? {} : { isUnseen: true as const };
    this.engine.command({ type: 'saveDraft', key, text, ...named, ...unseen });
  }

  private pause(key: AnyChatDraftKey): void {
    const id = storedDraftId(key);
    this.pauses.get(id)?.end();
    const end = this.clock.wakeIn(SAVE_INTERVAL_MS, () => {
      const pause = this.pauses.get(id);
      this.pauses.delete(id);
      if (pause !== undefined) this.finish(pause);
    });
    this.pauses.set(id, { key, uid: this.chatDrafts.uid, end, isChanged: false });
  }

  /** A text of a previous user is not saved for the next. */
  private finish({ key, uid, isChanged }: Pause): void {
    if (isChanged && uid === this.chatDrafts.uid) this.store(key);
  }
}
