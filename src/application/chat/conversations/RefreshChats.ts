import type { ChatCommands } from '../client/ChatCommands';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** While somebody looks at the chats, the list is never older than this, in milliseconds. */
export const CHATS_FRESH_FOR_MS = 60_000;
/**
 * Whoever comes back to the window sees what colleagues changed meanwhile, unless the list is no older than this; in
 * milliseconds.
 */
export const CHATS_FRESH_ON_RETURN_MS = 10_000;

/**
 * Fetches the list of chats again while somebody looks at it. What no event tells of, as a colleague's change of the
 * high-risk flag, is seen within a minute, and at once on coming back to the window.
 */
export class RefreshChats {
  private loadedAt: number | undefined;
  private readonly watchers = new Set<object>();
  private stopWaiting: Unsubscribe = () => undefined;

  constructor(
    private readonly commands: Pick<ChatCommands, 'reloadChats'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether somebody can be looking at this list, now and at each change; several lists are kept fresh by one question.
   */
  execute(list: object, isWatching: boolean): void {
    const wasWatched = this.watchers.size > 0;
    if (isWatching) this.watchers.add(list);
    else this.watchers.delete(list);
    if (this.watchers.size === 0) this.stopWaiting();
    else if (!wasWatched) this.begin();
  }

  /** The list has just been loaded by somebody else's wish. */
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
