/** @jest-environment ./test/support/browserEnvironment.cjs */
import type { GoogleAccounts } from '@/infrastructure/system/drive/GoogleAccounts';
import { loadGoogleAccounts } from '@/infrastructure/system/drive/loadGoogleAccounts';

const ADDRESS = 'https://accounts.example/client';
const accounts: GoogleAccounts = {
  id: { initialize: () => undefined, prompt: () => undefined },
  oauth2: { initTokenClient: () => ({ requestAccessToken: () => undefined }) },
};

type Page = Parameters<typeof loadGoogleAccounts>[0];
type Policy = ReturnType<NonNullable<Page['trustedTypes']>['createPolicy']>;

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** The newest script has loaded, or has failed. */
const answer = (event: 'load' | 'error'): boolean | undefined => scripts().at(-1)?.dispatchEvent(new Event(event));

describe('loadGoogleAccounts', () => {
  afterEach(() => scripts().forEach(script => script.remove()));

  it('returns the client from the script at the one address', async () => {
    const page: { document: Document; google?: { accounts: GoogleAccounts } } = { document };
    const loading = loadGoogleAccounts(page, ADDRESS);
    page.google = { accounts };
    answer('load');
    expect([await loading, scripts().map(({ src, async }) => [src, async])]).toEqual([accounts, [[ADDRESS, true]]]);
  });

  it('loads no script when the client is there', async () => {
    expect(await loadGoogleAccounts({ document, google: { accounts } }, ADDRESS)).toBe(accounts);
    expect(scripts()).toEqual([]);
  });

  it('reports that the script did not load, and retries on the next call', async () => {
    const page: { document: Document; google?: { accounts: GoogleAccounts } } = { document };
    const first = loadGoogleAccounts(page, ADDRESS);
    answer('error');
    await expect(first).rejects.toThrow('The script of the drive could not be loaded.');
    expect(scripts()).toEqual([]);
    const second = loadGoogleAccounts(page, ADDRESS);
    page.google = { accounts };
    answer('load');
    expect(await second).toBe(accounts);
  });

  it('rejects a script that brings no client', async () => {
    const loading = loadGoogleAccounts({ document }, ADDRESS);
    answer('load');
    await expect(loading).rejects.toThrow('The script of the drive did not bring its client.');
  });

  it('creates its policy once for a page, which allows this one address only', async () => {
    const made: { readonly name: string; readonly policy: Policy }[] = [];
    const createPolicy = (name: string, policy: Policy): Policy => {
      made.push({ name, policy });
      return policy;
    };
    const page: Page = { document, trustedTypes: { createPolicy } };
    for (const _ of [1, 2]) {
      const loading = loadGoogleAccounts(page, ADDRESS);
      answer('error');
      await expect(loading).rejects.toThrow();
    }
    expect(made.map(({ name }) => name)).toEqual(['drive-identity']);
    expect(() => made[0]?.policy.createScriptURL('https://elsewhere.example/client')).toThrow(
      'Only the script of the drive is loaded.',
    );
  });
});
