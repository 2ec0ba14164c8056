import type { TellFocus } from '@/application/chat/TellFocus';
import type { TellSeen } from '@/application/chat/TellSeen';
import type { TimeId } from '@/domain/chat/TimeId';
import type { TimelineRows } from './TimelineRows';

/** Tells which messages of others were before somebody's eyes; each once while the chat is open. */
export class SeenReports {
  private attentive = false;
  private inView: readonly TimeId[] = [];
  private readonly seen = new Set<TimeId>();

  constructor(
    private readonly channelId: string,
    private readonly rows: TimelineRows,
    private readonly useCases: { readonly tellFocus: TellFocus; readonly tellSeen: TellSeen },
  ) {}

  /** Which messages are on the screen right now; counted as seen only while somebody can look at them. */
  showing(inView: readonly TimeId[]): void {
    this.inView = inView;
    this.tellSeen();
  }

  attend(focused: boolean, visible: boolean): void {
    this.attentive = focused && visible;
    this.useCases.tellFocus.execute(focused, visible);
    this.tellSeen();
  }

  /** The chat leaves the screen. The engine forgets what was seen of it, so that what is there later is told anew. */
  rest(): void {
    this.inView = [];
    this.seen.clear();
  }

  private tellSeen(): void {
    if (!this.attentive) return;
    const fresh = this.inView.filter(timeId => !this.seen.has(timeId) && this.rows.get(timeId)?.meta.owner !== 'You');
    if (fresh.length === 0) return;
    for (const timeId of fresh) this.seen.add(timeId);
    this.useCases.tellSeen.execute(this.channelId, fresh);
  }
}
