import type { Clock } from '../shared/ports/Clock';
import type { Stop } from '../shared/Stop';
import type { ChatBoard } from './ChatBoard';
import { keptPlace } from './keptPlace';
import type { ChatEngine } from './ports/ChatEngine';

/** Longest time that what was typed is not in the vault, in milliseconds. */
const KEEP_EVERY_MS = 300;

/** Keeps what is typed for a patient, over switching, reload and sign-in again. */
export class KeepDraft {
  private readonly waiting = new Map<string, Stop>();

  constructor(
    private readonly engine: ChatEngine,
    private readonly board: ChatBoard,
    private readonly clock: Clock,
  ) {}

  execute(channelId: string, text: string): void {
    const { uid } = this.board;
    this.board.noteDraft(channelId, text);
    if (text === '') return this.store(channelId);
    if (this.waiting.has(channelId)) return;
    const stop = this.clock.wakeIn(KEEP_EVERY_MS, () => {
      if (uid === this.board.uid) this.store(channelId);
      else this.waiting.delete(channelId);
    });
    this.waiting.set(channelId, stop);
  }

  /** Puts everything into the vault at once, before the page goes. */
  flush(): void {
    for (const channelId of [...this.waiting.keys()]) this.store(channelId);
  }

  draftOf(channelId: string): string {
    return this.board.draftOf(channelId);
  }

  private store(channelId: string): void {
    this.waiting.get(channelId)?.();
    this.waiting.delete(channelId);
    const text = this.board.draftOf(channelId);
    const patientName = this.board.nameOf(keptPlace.written(channelId, text).channelId);
    // Read again after a reload, when the chat may be gone from the list.
    this.engine.command({ type: 'draft', channelId, text, ...(text !== '' && patientName !== '' && { patientName }) });
  }
}
