import { BrowserSessionVault } from '@/infrastructure/storage/session/BrowserSessionVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

const session = { user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' };

describe('BrowserSessionVault', () => {
  it('restores the session after a reload', () => {
    const storage = new MemoryStorage();
    new BrowserSessionVault(storage).save(session);
    expect(new BrowserSessionVault(storage).current()).toEqual(session);
  });

  it('leaves nothing in storage when it is cleared', () => {
    const storage = new MemoryStorage();
    const vault = new BrowserSessionVault(storage);
    vault.save(session);
    vault.clear();
    expect(storage.length).toBe(0);
    expect(new BrowserSessionVault(storage).current()).toBeUndefined();
  });

  it.each(['{"cookie":"c"}', '{"user":{"uid":"ann"},"cookie":"c"}', '{}', 'null', 'broken'])(
    'finds no session in %s',
    kept => {
      const storage = new MemoryStorage();
      storage.setItem('session', kept);
      expect(new BrowserSessionVault(storage).current()).toBeUndefined();
    },
  );
});
