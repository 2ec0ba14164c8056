import { BrowserSingleSignOnVault } from '@/infrastructure/storage/session/BrowserSingleSignOnVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

const state = {
  clientID: 'hospital',
  login: 'l-1',
  redirectUrl: 'https://dashboard.example/callback',
  returnTo: '/home',
  expiresOn: 5,
};

describe('BrowserSingleSignOnVault', () => {
  it('saves the state under the key of the specification and returns it once', () => {
    const storage = new MemoryStorage();
    const vault = new BrowserSingleSignOnVault(storage);
    vault.save('ABCDEFGHIJ', state);
    expect(JSON.parse(storage.getItem('dbsso') ?? '')).toEqual({ ABCDEFGHIJ: state });
    expect(vault.consume('ABCDEFGHIJ')).toEqual(state);
    expect([vault.consume('ABCDEFGHIJ'), storage.length]).toEqual([undefined, 0]);
  });

  it('keeps only the newest state', () => {
    const vault = new BrowserSingleSignOnVault(new MemoryStorage());
    vault.save('first', state);
    vault.save('second', state);
    expect(vault.consume('first')).toBeUndefined();
  });

  it('deletes the state on any read, whatever the key', () => {
    const vault = new BrowserSingleSignOnVault(new MemoryStorage());
    vault.save('ABCDEFGHIJ', state);
    expect(vault.consume('another')).toBeUndefined();
    expect(vault.consume('ABCDEFGHIJ')).toBeUndefined();
  });

  it.each(['no json', 'null', '5', '{"k":5}', '{"k":{"clientID":"c"}}', '{"__proto__":{"clientID":"c"}}'])(
    'finds no state in %s',
    stored => {
      const storage = new MemoryStorage();
      storage.setItem('dbsso', stored);
      const vault = new BrowserSingleSignOnVault(storage);
      expect(vault.consume('k')).toBeUndefined();
      expect(vault.consume('__proto__')).toBeUndefined();
    },
  );
});
