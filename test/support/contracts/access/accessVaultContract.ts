import type { AccessVault } from '@/application/access/ports/AccessVault';

/** What every AccessVault must do, the fake included. `make` gives the next page of one device. */
export function accessVaultContract(name: string, make: () => () => AccessVault): void {
  describe(`${name} keeps the AccessVault contract`, () => {
    it('gives the next page what was kept last, to the same person only', async () => {
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

    it('gives nothing once it was told to forget, and leaves the others theirs', async () => {
      const page = make();
      await page().save('ann', ['survey:get']);
      await page().save('ben', ['chat:view']);
      await page().forget('ann');
      await page().forget('zoe');
      expect([await page().read('ann'), await page().read('ben')]).toEqual([undefined, ['chat:view']]);
    });
  });
}
