import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { Session } from '@/domain/session/Session';

const session = (cookie: string): Session => ({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie });

/** The contract of every SessionVault, including its fake. */
export function sessionVaultContract(name: string, make: () => SessionVault): void {
  describe(`${name} keeps the SessionVault contract`, () => {
    it('has no session at first, and then the last one saved', () => {
      const vault = make();
      expect(vault.current()).toBeUndefined();
      vault.save(session('one'));
      vault.save(session('two'));
      expect(vault.current()).toEqual(session('two'));
    });

    it('notifies of each change after it happened', () => {
      const vault = make();
      const received: (string | undefined)[] = [];
      vault.subscribe(changed => {
        expect(vault.current()).toEqual(changed);
        received.push(changed?.cookie);
      });
      vault.save(session('one'));
      vault.save(session('two'));
      vault.clear();
      expect(received).toEqual(['one', 'two', undefined]);
    });

    it('notifies all listeners except those that have unsubscribed', () => {
      const vault = make();
      const received: string[] = [];
      const stop = vault.subscribe(() => received.push('first'));
      vault.subscribe(() => received.push('second'));
      stop();
      stop();
      vault.save(session('one'));
      expect(received).toEqual(['second']);
    });
  });
}
