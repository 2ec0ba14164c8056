import { BrowserAlertVault } from '@/infrastructure/storage/notifications/BrowserAlertVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

describe('BrowserAlertVault', () => {
  it('shares what has sounded with other windows, for each user separately', () => {
    const storage = new MemoryStorage();
    const [one, two] = [new BrowserAlertVault(storage), new BrowserAlertVault(storage)];
    expect([one.soundedIds('ann'), one.notified('ann')]).toEqual([[], null]);
    one.saveSoundedIds('ann', ['a', 'b']);
    one.saveNotified('ann', [{ id: 'c', unread: 2, userNotified: true }]);
    expect([two.soundedIds('ann'), two.notified('ann')]).toEqual([
      ['a', 'b'],
      [{ id: 'c', unread: 2, userNotified: true }],
    ]);
    expect([two.soundedIds('zoe'), two.notified('zoe')]).toEqual([[], null]);
  });

  it('stores no user id in plain text', () => {
    const storage = new MemoryStorage();
    const vault = new BrowserAlertVault(storage);
    vault.saveSoundedIds('staff-ann', ['a']);
    vault.saveNotified('staff-ann', []);
    expect(Object.keys(storage).join(' ') + JSON.stringify(storage)).not.toContain('staff-ann');
    expect(storage.length).toBe(2);
  });

  it('keeps ids in memory when storage is refused, and ignores malformed ones', () => {
    const refusing = new BrowserAlertVault({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    refusing.saveSoundedIds('ann', ['a']);
    expect(refusing.soundedIds('ann')).toEqual(['a']);
    const odd = new BrowserAlertVault({
      getItem: name => (name.startsWith('alerts-heard') ? '[1,"a"' : '[{"id":1}]'),
      setItem: () => undefined,
    });
    expect([odd.soundedIds('ann'), odd.notified('ann')]).toEqual([[], []]);
  });
});
