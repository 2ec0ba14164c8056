import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../client/ChatState';
import { keptPlace } from './keptPlace';
import type { ChatEngine } from '../ports/ChatEngine';

/**
 * Pause after a text was kept before the next one is, in milliseconds: whoever types fast does not keep at each key.
 */
const KEEP_EVERY_MS = 100;

/** A place that was kept a moment ago: what changes meanwhile is kept when the pause ends. */
interface Pause {
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
  private readonly pauses = new Map<string, Pause>();

  constructor(
    private readonly engine: ChatEngine,
    private readonly board: ChatState,
    private readonly clock: Clock,
  ) {}

  execute(channelId: string, text: string): void {
    this.board.setDraft(channelId, text);
    const pause = this.pauses.get(channelId);
    if (pause === undefined || pause.uid !== this.board.uid || text === '') this.store(channelId);
    else pause.isChanged = true;
  }

  /** Puts everything into the vault at once, before the page goes. */
  flush(): void {
    for (const [channelId, pause] of [...this.pauses]) this.finish(channelId, pause);
  }

  draftOf(channelId: string): string {
    return this.board.draftOf(channelId);
  }

  /** Tells what stands in a place each time something is written there, from wherever. */
  watch(channelId: string, notify: (text: string) => void): Unsubscribe {
    return this.board.watchDrafts(place => {
      if (place === channelId) notify(this.board.draftOf(channelId));
    });
  }

  private store(channelId: string): void {
    this.rest(channelId);
    const text = this.board.draftOf(channelId);
    const patientName = this.board.nameOf(keptPlace.written(channelId, text).channelId);
    // Read again after a reload, when the chat may be gone from the list.
    this.engine.command({ type: 'draft', channelId, text, ...(text !== '' && patientName !== '' && { patientName }) });
  }

  private rest(channelId: string): void {
    this.pauses.get(channelId)?.end();
    const end = this.clock.wakeIn(KEEP_EVERY_MS, () => {
      const pause = this.pauses.get(channelId);
      this.pauses.delete(channelId);
      if (pause !== undefined) this.finish(channelId, pause);
    });
    this.pauses.set(channelId, { uid: this.board.uid, end, isChanged: false });
  }

  /** What was typed by somebody who has gone since is not theirs who came. */
  private finish(channelId: string, { uid, isChanged }: Pause): void {
    if (isChanged && uid === this.board.uid) this.store(channelId);
  }
}
