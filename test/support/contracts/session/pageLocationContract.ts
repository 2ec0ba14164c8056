import type { PageLocation } from '@/application/session/ports/PageLocation';

/** The port from outside the window. The next page is there when leaving or restarting resolves. */
interface FromOutside {
  origin(): Promise<string>;
  here(): Promise<string>;
  consumeQuery(...names: string[]): Promise<ReturnType<PageLocation['consumeQuery']>>;
  saveForReload(values: Readonly<Record<string, string>>): Promise<void>;
  savedForReload(): Promise<Readonly<Record<string, string>>>;
  leaveFor(url: string): Promise<void>;
  restartAt(path: string): Promise<void>;
}

export interface PageLocationHarness {
  /** Scheme, host and port of the site. */
  readonly site: string;
  readonly location: FromOutside;
  /** The address in the address bar. */
  readonly address: () => Promise<string>;
  readonly goBack: () => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** The contract of every PageLocation, including its fake. `open` opens a window at a path of the site. */
export function pageLocationContract(name: string, open: (path: string) => Promise<PageLocationHarness>): void {
  describe(`${name} keeps the PageLocation contract`, () => {
    it('returns scheme, host and port of the site', async () => {
      const { site, location } = await open('/login?mode=x#top');
      expect(await location.origin()).toBe(site);
      expect(site).not.toMatch(/\/$/);
    });

    it('returns the requested parameters and removes only those from the address', async () => {
      const { site, location, address } = await open('/login?mode=resetPassword&lang=en&oobCode=a%26b#top');
      expect(await location.consumeQuery('mode', 'oobCode', 'state')).toEqual({
        mode: 'resetPassword',
        oobCode: 'a&b',
      });
      expect(await address()).toBe(`${site}/login?lang=en#top`);
      expect(await location.consumeQuery('lang')).toEqual({ lang: 'en' });
      expect(await address()).toBe(`${site}/login#top`);
      expect(await location.here()).toBe('/login#top');
    });

    it('reads a plus as a plus, as the provider writes it in a link', async () => {
      const { location } = await open('/action?email=ann+north@staff.example&oobCode=a%2Bb+c%20d');
      expect(await location.consumeQuery('email', 'oobCode')).toEqual({
        email: 'ann+north@staff.example',
        oobCode: 'a+b+c d',
      });
    });

    it('leaves an address without the parameters unchanged', async () => {
      const { site, location, address } = await open('/login?lang=en&empty=#top');
      expect(await location.consumeQuery('mode')).toEqual({});
      expect(await address()).toBe(`${site}/login?lang=en&empty=#top`);
    });

    it('returns the parameters again on a second call, but under no other name', async () => {
      const { location } = await open('/login?code=1&state=2');
      await location.consumeQuery('code', 'state');
      expect([
        await location.consumeQuery('code'),
        await location.consumeQuery('mode'),
        await location.consumeQuery('state', 'code'),
      ]).toEqual([{ code: '1' }, {}, { state: '2', code: '1' }]);
    });

    it('returns the parameters of an email link after a reload, but no code of a provider', async () => {
      const { location, address, reload, site } = await open('/action?mode=resetPassword&oobCode=a&code=1');
      await location.consumeQuery('mode', 'oobCode', 'code');
      await reload();
      expect(await location.consumeQuery('mode', 'oobCode', 'code')).toEqual({ mode: 'resetPassword', oobCode: 'a' });
      expect(await address()).toBe(`${site}/action`);
    });

    it('saves values for a reload separately from the address, and reads none from an address', async () => {
      const { location, reload } = await open('/login?email=a&step=forged');
      expect(await location.savedForReload()).toEqual({});
      await location.consumeQuery('email');
      await location.saveForReload({ step: 'one', more: 'x' });
      await location.saveForReload({ step: 'two' });
      expect(await location.savedForReload()).toEqual({ step: 'two' });
      await reload();
      expect([await location.savedForReload(), await location.consumeQuery('email')]).toEqual([
        { step: 'two' },
        { email: 'a' },
      ]);
      await location.restartAt('/home');
      expect(await location.savedForReload()).toEqual({});
    });

    it('leaves for another site, from which Back returns here without the consumed parameters', async () => {
      const { site, location, address, goBack } = await open('/login?code=1&lang=en');
      await location.consumeQuery('code');
      await location.leaveFor('https://provider.example/authorise?client=1');
      expect(await address()).toBe('https://provider.example/authorise?client=1');
      await goBack();
      expect(await address()).toBe(`${site}/login?lang=en`);
    });

    it('replaces the page on restart, and keeps nothing of it', async () => {
      const { site, location, address, goBack } = await open('/first');
      await location.leaveFor(`${site}/login?code=1`);
      await location.consumeQuery('code');
      await location.restartAt('/home');
      expect(await address()).toBe(`${site}/home`);
      expect(await location.consumeQuery('code')).toEqual({});
      await goBack();
      expect(await address()).toBe(`${site}/first`);
    });
  });
}
