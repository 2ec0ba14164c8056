import type { PageVault } from '@/application/chat/ports/PageVault';
import { aMessage } from '../../builders/chat/aMessage';

const key = new Uint8Array(32).fill(7);
const page = { asOf: 1, messages: [aMessage({ text: 'n:12 s:' }), aMessage({ minute: 1, owner: 'You' })] };

/** The contract of every PageVault, including its fake. */
export function pageVaultContract(name: string, make: () => PageVault): void {
  describe(`${name} keeps the PageVault contract`, () => {
    it('returns the newest page of a chat unchanged', async () => {
      const vault = make();
      await vault.openPages('ann', key);
      await vault.savePage('c-a', { ...page, asOf: 0 });
      await vault.savePage('c-a', page);
      expect([await vault.pageOf('c-a'), await vault.pageOf('c-b')]).toEqual([page, undefined]);
    });

    it('returns no pages of another user', async () => {
      const vault = make();
      await vault.openPages('ann', key);
      await vault.savePage('c-a', page);
      await vault.openPages('ben', key);
      expect(await vault.pageOf('c-a')).toBeUndefined();
    });

    it('saves and returns nothing without a key or after it was erased', async () => {
      const vault = make();
      await vault.openPages('ann', undefined);
      await vault.savePage('c-a', page);
      await vault.openPages('ann', key);
      expect(await vault.pageOf('c-a')).toBeUndefined();
      await vault.savePage('c-a', page);
      await vault.erasePages();
      await vault.savePage('c-b', page);
      await vault.openPages('ann', key);
      expect([await vault.pageOf('c-a'), await vault.pageOf('c-b')]).toEqual([undefined, undefined]);
    });
  });
}
