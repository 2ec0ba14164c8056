import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import type { Ledger } from './Ledger';
import type { SimulatedWindow } from './SimulatedWindow';
import type { World } from './World';

/** Number of bubbles that fit on the screen. */
const VIEWPORT = 8;

/** A therapist at one window, who opens chats, types, sends, scrolls and reads. */
export class Person {
  private count = 0;
  private typedFor: string | undefined;
  /** Scrolled so that the oldest loaded messages are in view. */
  private atTop = false;

  constructor(
    private readonly world: World,
    readonly window: SimulatedWindow,
    private readonly ledger: Ledger,
    private readonly channels: readonly string[],
  ) {}

  open(channelId: string | undefined): void {
    if (channelId === undefined || !this.window.slumber.isAwake) return;
    this.atTop = false;
    this.window.command({ type: 'select', channelId });
    this.look();
  }

  focus(isFocused: boolean): void {
    this.window.isFocused = isFocused;
    this.window.command({ type: 'focus', focused: isFocused, visible: isFocused || this.world.dice.chance(0.5) });
    this.look();
  }

  /** Messages in view are reported with or without focus; only with focus has the user seen them. */
  look(): void {
    const { window } = this;
    const { openChannel } = window.screen;
    if (!window.isUsable || window.uid === undefined || openChannel === undefined) return;
    const bubbles = window.screen.bubbles();
    const inView = (this.atTop ? bubbles.slice(0, VIEWPORT) : bubbles.slice(-VIEWPORT)).map(({ timeId }) => timeId);
    if (window.isFocused) this.ledger.saw(window.uid, openChannel, inView);
    window.command({ type: 'seen', channelId: openChannel, timeIds: inView });
  }

  /** Scrolls through all loaded messages, oldest last, and loads more. */
  scrollUp(): void {
    const { window } = this;
    const { openChannel } = window.screen;
    if (openChannel === undefined || window.uid === undefined) return;
    const all = window.screen.bubbles().map(({ timeId }) => timeId);
    if (window.isFocused) this.ledger.saw(window.uid, openChannel, all);
    window.command({ type: 'seen', channelId: openChannel, timeIds: all });
    this.atTop = true;
    window.command({ type: 'loadMore', channelId: openChannel });
  }

  /** Begins to type. The text belongs to the chat that is open now, whatever is opened before Send is pressed. */
  type(): void {
    const channelId = this.window.screen.openChannel;
    if (channelId === undefined || this.window.uid === undefined) return;
    this.typedFor = channelId;
    this.window.command({ type: 'typing', channelId, isTyping: true });
  }

  send(): void {
    const channelId = this.typedFor ?? this.window.screen.openChannel;
    this.typedFor = undefined;
    if (channelId === undefined) return;
    const text = this.newText(channelId);
    this.ledger.press(this.window, { kind: 'message', channelId, text }, () =>
      this.window.command({ type: 'send', channelId, text }),
    );
  }

  change(): void {
    const { screen, uid } = this.window;
    const channelId = screen.openChannel;
    const own = screen.bubbles().filter(({ uuid, deleted }) => uuid === uid && !deleted);
    const target = this.world.dice.pick(own.slice(-5));
    if (channelId === undefined || target === undefined) return;
    const { timeId } = target;
    if (this.world.dice.chance(0.3)) {
      if (!target.meta.sent) return this.withdrawEntry(channelId, target);
      this.ledger.press(this.window, { kind: 'delete', channelId, text: '' }, () =>
        this.window.command({ type: 'delete', channelId, timeId }),
      );
      return;
    }
    const text = this.newText(channelId);
    this.ledger.press(this.window, { kind: 'edit', channelId, text }, () =>
      this.window.command({ type: 'edit', channelId, timeId, text }),
    );
  }

  /** Deletes an unsent message, as if it had not been written. */
  private withdrawEntry(channelId: string, { timeId }: ChatMessage): void {
    const entry = this.window.screen.unsent.find(
      unsent => unsent.channelId === channelId && unsent.timeId === timeId && unsent.kind === 'message',
    );
    if (entry !== undefined) this.ledger.discarded(entry.id);
    this.window.command({ type: 'delete', channelId, timeId });
  }

  /** Edits the user's last message. */
  correct(): void {
    const { screen, uid } = this.window;
    const channelId = screen.openChannel;
    const last = screen.bubbles().findLast(({ uuid, deleted }) => uuid === uid && !deleted);
    if (channelId === undefined || last === undefined) return;
    const text = this.newText(channelId);
    this.ledger.press(this.window, { kind: 'edit', channelId, text }, () =>
      this.window.command({ type: 'edit', channelId, timeId: last.timeId, text }),
    );
  }

  /** Decides about a refused message, but only once it is on the screen. */
  decide(mayDiscard: boolean): void {
    const { screen } = this.window;
    const refused = screen.unsent.find(entry => entry.refusal !== undefined);
    if (refused === undefined) return;
    if (screen.openChannel !== refused.channelId) this.open(refused.channelId);
    if (!screen.bubbles().some(({ hasFailedToSend, timeId }) => hasFailedToSend && timeId === refused.timeId)) return;
    if (refused.refusal === 'invalid' || refused.refusal === 'deleted' || (mayDiscard && this.world.dice.chance(0.3)))
      this.discard(refused.id);
    else this.window.command({ type: 'retry', channelId: refused.channelId });
  }

  discardAnything(): void {
    const entry = this.world.dice.pick(this.window.screen.unsent);
    if (entry !== undefined) this.discard(entry.id);
  }

  openAny(): void {
    this.open(this.world.dice.pick(this.channels));
  }

  private discard(entryId: string): void {
    this.ledger.discarded(entryId);
    this.window.command({ type: 'discard', entryId });
  }

  private newText(channelId: string): string {
    return `${channelId}:${this.window.name}-${String((this.count += 1))}`;
  }
}

/** A time id of the user's own clock, which is `error` milliseconds wrong. */
export const theirClock = (world: World, error: number): TimeId =>
  toTimeId(world.time.now + error, world.dice.between(0, 9_999));
