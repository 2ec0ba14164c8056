import type { UnreadableVault } from '@/application/chat/ports/UnreadableVault';

export interface UnreadableVaultHarness {
  /** The vault is open. */
  readonly vault: UnreadableVault;
  /** A message written at 1,772,357,400,000 ms that cannot be read is found and set aside. */
  readonly setAside: () => Promise<void>;
  /** From now on the key opens it. */
  readonly restoreKey: () => Promise<void>;
  /** A message written at the same time is saved. After that there is no key. */
  readonly lock: () => Promise<void>;
}

/** The contract of every UnreadableVault, including its fake. */
export function unreadableVaultContract(name: string, make: () => Promise<UnreadableVaultHarness>): void {
  describe(`${name} keeps the UnreadableVault contract`, () => {
    it('is empty, then lists what was set aside', async () => {
      const { vault, setAside } = await make();
      let changes = 0;
      vault.watchUnreadable(() => (changes += 1));
      expect(await vault.unreadable()).toEqual([]);
      await setAside();
      expect(await vault.unreadable()).toMatchObject([
        { kind: 'message', key: { kind: 'message', channelId: 'c-b' }, writtenAt: 1_772_357_400_000 },
      ]);
      expect(changes).toBe(1);
    });

    it('restores texts that are readable again, and keeps the others', async () => {
      const { vault, setAside, restoreKey } = await make();
      await setAside();
      await vault.readAgain();
      expect(await vault.unreadable()).toHaveLength(1);
      await restoreKey();
      await vault.readAgain();
      expect(await vault.unreadable()).toEqual([]);
    });

    it('lists texts that are locked for lack of a key, but does not discard them', async () => {
      const { vault, lock, restoreKey } = await make();
      await lock();
      const [text] = await vault.unreadable();
      expect(text).toMatchObject({
        kind: 'message',
        key: { kind: 'message', channelId: 'c-b' },
        writtenAt: 1_772_357_400_000,
        isLocked: true,
      });
      await vault.discardUnreadable(text?.id ?? '');
      expect(await vault.unreadable()).toEqual([text]);
      await restoreKey();
      expect(await vault.unreadable()).toEqual([]);
    });

    it('deletes one text on request, and notifies no listener that has unsubscribed', async () => {
      const { vault, setAside } = await make();
      let changes = 0;
      vault.watchUnreadable(() => (changes += 1))();
      await setAside();
      const [text] = await vault.unreadable();
      await vault.discardUnreadable('unknown');
      expect(await vault.unreadable()).toHaveLength(1);
      await vault.discardUnreadable(text?.id ?? '');
      expect(await vault.unreadable()).toEqual([]);
      expect(changes).toBe(0);
    });
  });
}
