import type { ChatCache } from '@/application/session/ports/ChatCache';

export interface ChatCacheHarness {
  readonly cache: ChatCache;
  /** Leaves one message in the conversation that cannot be sent. Missing if there is no chat. */
  readonly leave: ((text: string) => Promise<void>) | undefined;
  /** Conversations stored on this device. */
  readonly held: () => number;
  /** The user signs in again, and finds these pending messages. */
  readonly waitingAfterSignIn: () => Promise<readonly string[]>;
}

/** The contract of every ChatCache, including its fake. */
export function chatCacheContract(name: string, make: () => Promise<ChatCacheHarness>): void {
  describe(`${name} keeps the ChatCache contract`, () => {
    it('erases the conversations, but keeps pending messages for the next sign-in', async () => {
      const { cache, leave, held, waitingAfterSignIn } = await make();
      await leave?.('not sent yet');
      expect(held() > 0).toBe(leave !== undefined);
      await cache.revokeAccess();
      expect(held() > 0).toBe(leave !== undefined);
      await cache.erase();
      expect(held()).toBe(0);
      expect(await waitingAfterSignIn()).toEqual(leave ? ['not sent yet'] : []);
    });

    it('does nothing when it is erased a second time', async () => {
      const { cache, held } = await make();
      for (let time = 0; time < 2; time += 1) {
        await cache.revokeAccess();
        await expect(cache.erase()).resolves.toBeUndefined();
      }
      expect(held()).toBe(0);
    });
  });
}
