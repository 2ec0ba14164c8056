/** The platform's locks as all pages of a device see them: one holder per name; whoever does not want to wait goes without. */
export class PageLocks {
  private readonly held = new Set<string>();

  readonly manager = {
    request: async (name: string, { ifAvailable }: LockOptions, held: (lock: { readonly name: string } | null) => unknown): Promise<unknown> => {
      if (ifAvailable !== true) throw new Error('Nobody waits for a lock here.');
      if (this.held.has(name)) return held(null);
      this.held.add(name);
      try {
        return await held({ name });
      } finally {
        this.held.delete(name);
      }
    },
    query: () => Promise.resolve({}),
  } as LockManager;
}
