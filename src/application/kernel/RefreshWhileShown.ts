import type { Clock } from './ports/Clock';
import type { Unsubscribe } from './Unsubscribe';

/** Maximum age of shown data, in milliseconds. */
export const FRESH_FOR_MS = 30_000;
/**
 * Age from which data are reloaded when the user returns to the window, in milliseconds, so that they see changes by
 * colleagues.
 */
export const FRESH_ON_RETURN_MS = 10_000;

/**
 * Reloads data while they are shown. Changes without an event, such as a colleague's change of the high-risk flag,
 * appear within half a minute, and at once when the user returns to the window.
 */
export class RefreshWhileShown {
  private loadedAt: number | undefined;
  private readonly watchers = new Set<object>();
  private stopWaiting: Unsubscribe = () => undefined;

  constructor(
    private readonly reload: () => void,
    private readonly clock: Clock,
  ) {}

  /** Reports whether the user can see this screen, now and at each change. Several screens share one reload. */
  execute(screen: object, isWatching: boolean): void {
    const wasWatched = this.watchers.size > 0;
    if (isWatching) this.watchers.add(screen);
    else this.watchers.delete(screen);
    if (this.watchers.size === 0) this.stopWaiting();
    else if (!wasWatched) this.begin();
  }

  /** The data have just been loaded for another reason. */
  loaded(): void {
    this.loadedAt = this.clock.now();
  }

  private begin(): void {
    this.loadedAt ??= this.clock.now();
    if (this.age() >= FRESH_ON_RETURN_MS) this.load();
    this.wait();
  }

  private wait(): void {
    this.stopWaiting = this.clock.wakeIn(Math.max(FRESH_FOR_MS - this.age(), 1), () => {
      if (this.age() >= FRESH_FOR_MS) this.load();
      this.wait();
    });
  }

  private load(): void {
    this.loadedAt = this.clock.now();
    this.reload();
  }

  private age(): number {
    return this.clock.now() - (this.loadedAt ?? 0);
  }
}
