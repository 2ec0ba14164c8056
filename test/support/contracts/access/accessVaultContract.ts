import type { AccessVault } from '@/application/access/ports/AccessVault';

/** The contract of every AccessVault, including its fake. `make` gives the next page of one device. */
export function accessVaultContract(name: string, make: () => () => AccessVault): void {
  describe(`${name} keeps the AccessVault contract`, () => {
    it('returns the last saved value to the next page of the same user only', async () => {
      const page = make();
      await page().save('ann', ['survey:get']);
      await page().save('ann', ['chat:view', 'chat:send']);
      await page().save('ben', []);
      const next = page();
      expect([await next.read('ann'), await next.read('ben'), await next.read('zoe')]).toEqual([
        ['chat:view', 'chat:send'],
        [],
        undefined,
      ]);
    });

    it('forgets the values of one user and leaves those of the others', async () => {
      const page = make();
      await page().save('ann', ['survey:get']);
      await page().save('ben', ['chat:view']);
      await page().forget('ann');
      await page().forget('zoe');
      expect([await page().read('ann'), await page().read('ben')]).toEqual([undefined, ['chat:view']]);
    });
  });
}
