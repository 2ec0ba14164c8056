import { AxiosVaultKey } from '@/infrastructure/http/account/AxiosVaultKey';
import { fail, ok } from '@/domain/kernel/Result';

/** An account that stores documents for one user. */
class Account {
  readonly documents = new Map<string, string>();
  isReachable = true;
  /** Another device stores its own document first, just before this one. */
  quicker: string | undefined;

  async document(name: string) {
    return this.isReachable ? ok(this.documents.get(name)) : fail({ kind: 'unreachable' } as const);
  }

  async saveFirstDocument(name: string, content: string) {
    if (this.quicker !== undefined) this.documents.set(name, this.quicker);
    if (this.documents.has(name)) return ok(false);
    this.documents.set(name, content);
    return ok(true);
  }
}

const random = { bytes: (count: number) => new Uint8Array(count).fill(171) };

describe('AxiosVaultKey', () => {
  it('makes a key once and then always returns it', async () => {
    const account = new Account();
    const key = await new AxiosVaultKey(account, random).read();
    expect([key?.length, account.documents.get('chat-cache-key')]).toEqual([32, 'ab'.repeat(32)]);
    expect(await new AxiosVaultKey(account, { bytes: count => new Uint8Array(count) }).read()).toEqual(key);
  });

  it('returns the key of a device that was faster', async () => {
    const account = new Account();
    account.quicker = '01'.repeat(32);
    expect(await new AxiosVaultKey(account, random).read()).toEqual(new Uint8Array(32).fill(1));
  });

  it('returns no key for an invalid document, and leaves the document unchanged', async () => {
    const account = new Account();
    account.documents.set('chat-cache-key', 'no key at all');
    expect(await new AxiosVaultKey(account, random).read()).toBeUndefined();
    expect(account.documents.get('chat-cache-key')).toBe('no key at all');
  });

  it('returns no key while the backend cannot be reached', async () => {
    const account = new Account();
    account.isReachable = false;
    expect(await new AxiosVaultKey(account, random).read()).toBeUndefined();
  });
});
