import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { Session } from '@/domain/session/Session';

const session = (cookie: string): Session => ({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie });

/** What every SessionVault must do, the fake included. */
export function sessionVaultContract(name: string, make: () => SessionVault): void {
  describe(`${name} keeps the SessionVault contract`, () => {
    it('has no session at first, and the last one kept afterwards', () => {
      const vault = make();
      expect(vault.current()).toBeUndefined();
      vault.save(session('one'));
      vault.save(session('two'));
      expect(vault.current()).toEqual(session('two'));
    });

    it('tells each change after it happened', () => {
      const vault = make();
      const told: (string | undefined)[] = [];
      vault.subscribe(changed => {
        expect(vault.current()).toEqual(changed);
        told.push(changed?.cookie);
      });
      vault.save(session('one'));
      vault.save(session('two'));
      vault.clear();
      expect(told).toEqual(['one', 'two', undefined]);
    });

    it('tells nobody who has stopped, and everybody else', () => {
      const vault = make();
      const told: string[] = [];
      const stop = vault.subscribe(() => told.push('first'));
      vault.subscribe(() => told.push('second'));
      stop();
      stop();
      vault.save(session('one'));
      expect(told).toEqual(['second']);
    });
  });
}
