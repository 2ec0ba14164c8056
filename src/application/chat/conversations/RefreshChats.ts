import type { ChatCommands } from '../client/ChatCommands';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** The greatest age of the list while the chats are visible, in milliseconds. */
export const CHATS_FRESH_FOR_MS = 60_000;
/**
 * When the person returns to the window, a list older than this is reloaded, so that they see changes by colleagues; in
 * milliseconds.
 */
export const CHATS_FRESH_ON_RETURN_MS = 10_000;

/**
 * Reloads the list of chats while it is visible. Changes without an event, such as a colleague's change of the
 * high-risk flag, appear within a minute, and at once when the person returns to the window.
 */
export class RefreshChats {
  private loadedAt: number | undefined;
  private readonly watchers = new Set<object>();
  private stopWaiting: Unsubscribe = () => undefined;

  constructor(
    private readonly commands: Pick<ChatCommands, 'reloadChats'>,
    private readonly clock: Clock,
  ) {}

  /** Whether this list is visible, now and at each change. Several lists share one reload. */
  execute(list: object, isWatching: boolean): void {
    const wasWatched = this.watchers.size > 0;
    if (isWatching) this.watchers.add(list);
    else this.watchers.delete(list);
    if (this.watchers.size === 0) this.stopWaiting();
    else if (!wasWatched) this.begin();
  }

  /** The list has just been loaded for another reason. */
  loaded(): void {
    this.loadedAt = this.clock.now();
  }

  private begin(): void {
    this.loadedAt ??= this.clock.now();
    if (this.age() >= CHATS_FRESH_ON_RETURN_MS) this.load();
    this.wait();
  }

  private wait(): void {
    this.stopWaiting = this.clock.wakeIn(Math.max(CHATS_FRESH_FOR_MS - this.age(), 1), () => {
      if (this.age() >= CHATS_FRESH_FOR_MS) this.load();
      this.wait();
    });
  }

  private load(): void {
    this.loadedAt = this.clock.now();
    this.commands.reloadChats();
  }

  private age(): number {
    return this.clock.now() - (this.loadedAt ?? 0);
  }
}
