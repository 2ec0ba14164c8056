import type { ChatCommands } from '@/application/chat/client/ChatCommands';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { TimelineRows } from '../rows/TimelineRows';

/** A message counts as seen once it was in view of a person for this long without a break, in milliseconds. */
export const SEEN_AFTER_MS = 1_000;
/** How often the screen is checked while a message is about to count as seen, in milliseconds. */
const LOOK_EVERY_MS = 250;

interface SeenUseCases {
  readonly commands: Pick<ChatCommands, 'setFocus' | 'markSeen'>;
  readonly clock: Pick<Clock, 'now' | 'wakeIn'>;
}

/** Reports which messages of others were in view of a person; each once while the chat is open. */
export class ReadReceiptReporter {
  private attentive = false;
  private inView: readonly TimeId[] = [];
  private isInSight: (timeId: TimeId) => boolean = () => true;
  private readonly seen = new Set<TimeId>();
  /** Since when each message that does not count as seen yet has been in view. */
  private readonly inSightSince = new Map<TimeId, number>();
  private cancelLook: Unsubscribe = () => undefined;

  constructor(
    private readonly channelId: string,
    private readonly rows: TimelineRows,
    private readonly useCases: SeenUseCases,
  ) {}

  /**
   * Which messages are on the screen right now. `isInSight` says, whenever it is asked, that nothing covers one of
   * them.
   */
  showing(inView: readonly TimeId[], isInSight: (timeId: TimeId) => boolean = () => true): void {
    this.inView = inView;
    this.isInSight = isInSight;
    this.check();
  }

  attend(focused: boolean, visible: boolean): void {
    this.attentive = focused && visible;
    this.useCases.commands.setFocus(focused, visible);
    this.check();
  }

  /** The chat leaves the screen. The engine forgets what was seen in it, so everything is reported again later. */
  rest(): void {
    this.inView = [];
    this.seen.clear();
    this.check();
  }

  private check(): void {
    this.cancelLook();
    const { clock, commands } = this.useCases;
    const now = clock.now();
    const waiting = this.attentive
      ? this.inView.filter(timeId => !this.seen.has(timeId) && this.rows.get(timeId)?.meta.owner !== 'You')
      : [];
    this.noteSight(waiting, now);
    const fresh = waiting.filter(timeId => now - (this.inSightSince.get(timeId) ?? now) >= SEEN_AFTER_MS);
    for (const timeId of fresh) {
      this.seen.add(timeId);
      this.inSightSince.delete(timeId);
    }
    if (waiting.length > fresh.length) this.cancelLook = clock.wakeIn(LOOK_EVERY_MS, () => this.check());
    if (fresh.length > 0) commands.markSeen(this.channelId, fresh);
  }

  /** Messages that were covered, scrolled away or without a reader in the meantime start over. */
  private noteSight(waiting: readonly TimeId[], now: number): void {
    const visible = new Set(waiting.filter(timeId => this.isInSight(timeId)));
    for (const timeId of [...this.inSightSince.keys()]) if (!visible.has(timeId)) this.inSightSince.delete(timeId);
    for (const timeId of visible) if (!this.inSightSince.has(timeId)) this.inSightSince.set(timeId, now);
  }
}
