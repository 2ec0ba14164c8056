import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';
import { channelOfDraft, isSameDraft, storedDraftId, type ChatPlace } from '@/domain/drafts/DraftKey';
import type { ChatEngine } from '../chat/ports/ChatEngine';

/**
 * Pause after a text was kept before the next one is, in milliseconds: whoever types fast does not keep at each key.
 */
const KEEP_EVERY_MS = 100;

/** A place that was kept a moment ago: what changes meanwhile is kept when the pause ends. */
interface Pause {
  readonly place: ChatPlace;
  /** Who typed. */
  readonly uid: string | undefined;
  readonly end: Unsubscribe;
  isChanged: boolean;
}

/**
 * Keeps what is typed for a patient, over switching, reload and sign-in again: the first change at once, then the
 * newest text after each pause.
 */
export class SaveDraft {
  /** By stored id. */
  private readonly pauses = new Map<string, Pause>();

  constructor(
    private readonly engine: ChatEngine,
    private readonly chatDrafts: ChatDrafts,
    private readonly clock: Clock,
  ) {}

  execute(place: ChatPlace, text: string): void {
    this.chatDrafts.setDraft(place, text);
    const pause = this.pauses.get(storedDraftId(place));
    if (pause === undefined || pause.uid !== this.chatDrafts.uid || text === '') this.store(place);
    else pause.isChanged = true;
  }

  /** Puts everything into the vault at once, before the page goes. */
  flush(): void {
    for (const pause of [...this.pauses.values()]) this.finish(pause);
  }

  draftOf(place: ChatPlace): string {
    return this.chatDrafts.draftOf(place);
  }

  /** Tells what stands in a place each time something is written there, from wherever. */
  watch(place: ChatPlace, notify: (text: string) => void): Unsubscribe {
    return this.chatDrafts.watchDrafts(changed => {
      if (isSameDraft(changed, place)) notify(this.chatDrafts.draftOf(place));
    });
  }

  private store(place: ChatPlace): void {
    this.pause(place);
    const text = this.chatDrafts.draftOf(place);
    // Read again after a reload, when the chat may be gone from the list.
    const patientName = this.chatDrafts.nameOf(channelOfDraft(place) ?? '');
    const named = text !== '' && patientName !== '' ? { patientName } : {};
    this.engine.command({ type: 'draft', channelId: storedDraftId(place), text, ...named });
  }

  private pause(place: ChatPlace): void {
    const id = storedDraftId(place);
    this.pauses.get(id)?.end();
    const end = this.clock.wakeIn(KEEP_EVERY_MS, () => {
      const pause = this.pauses.get(id);
      this.pauses.delete(id);
      if (pause !== undefined) this.finish(pause);
    });
    this.pauses.set(id, { place, uid: this.chatDrafts.uid, end, isChanged: false });
  }

  /** What was typed by somebody who has gone since is not theirs who came. */
  private finish({ place, uid, isChanged }: Pause): void {
    if (isChanged && uid === this.chatDrafts.uid) this.store(place);
  }
}
