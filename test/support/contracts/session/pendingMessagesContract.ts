import type { PendingMessages } from '@/application/session/ports/PendingMessages';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';

export interface PendingMessagesHarness {
  readonly pending: PendingMessages;
  /** Leaves messages that stay unsent during any wait. Returns false if there is no chat. */
  readonly leave: (() => readonly UnsentMessages[]) | undefined;
  /** Lets the whole wait pass. */
  readonly letTimePass: (ms: number) => void;
}

/** The contract of every PendingMessages, including its fake. */
export function pendingMessagesContract(name: string, make: () => PendingMessagesHarness): void {
  describe(`${name} keeps the PendingMessages contract`, () => {
    it('settles immediately when there is nothing to wait for, save or discard', async () => {
      const { pending } = make();
      await pending.drain(10_000);
      expect(await pending.unsent()).toEqual([]);
      await pending.saveForNextSignIn();
      await pending.discard();
    });

    it('returns after the wait, and lists by patient what is left', async () => {
      const { pending, leave, letTimePass } = make();
      const left = leave?.() ?? [];
      const waited = pending.drain(10_000);
      letTimePass(10_000);
      await waited;
      expect(await pending.unsent()).toEqual(left);
    });

    it.each(['saveForNextSignIn', 'discard'] as const)('has nothing pending in this window after %s', async act => {
      const { pending, leave } = make();
      leave?.();
      await pending[act]();
      expect(await pending.unsent()).toEqual([]);
    });
  });
}
