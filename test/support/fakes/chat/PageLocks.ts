/**
 * The browser's locks as shared by all pages of a device: each name has one holder; waiting pages get it in turn,
 * unless their wait is aborted.
 */
export class PageLocks {
  /** By name: takes the lock from its holder. */
  private readonly held = new Map<string, () => void>();
  private readonly waiting: { readonly name: string; readonly go: () => void }[] = [];

  readonly manager = {
    request: async (
      name: string,
      { ifAvailable, signal, steal }: LockOptions,
      held: (lock: { readonly name: string } | null) => unknown,
    ): Promise<unknown> => {
      // No lock is granted before `request` has returned.
      await Promise.resolve();
      if (steal === true) this.held.get(name)?.();
      else if (this.held.has(name)) {
        if (ifAvailable === true) return held(null);
        await this.turn(name, signal);
      }
      const stolen = new Promise<never>((_, reject) => {
        this.held.set(name, () => reject(new DOMException('The lock was stolen.', 'AbortError')));
      });
      const own = this.held.get(name);
      try {
        return await Promise.race([held({ name }), stolen]);
      } finally {
        if (this.held.get(name) === own) this.giveOn(name);
      }
    },
    query: () => Promise.resolve({}),
  } as LockManager;

  private giveOn(name: string): void {
    this.held.delete(name);
    const next = this.waiting.findIndex(one => one.name === name);
    if (next >= 0) this.waiting.splice(next, 1)[0]?.go();
  }

  private turn(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = { name, go: resolve };
      this.waiting.push(one);
      signal?.addEventListener('abort', () => {
        const place = this.waiting.indexOf(one);
        if (place < 0) return;
        this.waiting.splice(place, 1);
        reject(new DOMException('The wait was ended.', 'AbortError'));
      });
    });
  }
}
