import type { DriveIdentity } from '@/application/drive/ports/DriveIdentity';

export interface DriveIdentityHarness {
  readonly identity: DriveIdentity;
  /** The account that the user chooses. */
  readonly email: string;
  /** The user closes the prompt from now on. */
  readonly closePrompt: () => void;
}

/** The contract of every DriveIdentity, including its fake. */
export function driveIdentityContract(name: string, make: () => Promise<DriveIdentityHarness>): void {
  describe(`${name} keeps the DriveIdentity contract`, () => {
    it('returns the chosen address, and a token for it', async () => {
      const { identity, email } = await make();
      expect(await identity.chooseAccount()).toEqual({ ok: true, value: { email } });
      const token = await identity.token(email);
      expect(token.ok && token.value !== '').toBe(true);
    });

    it('reports that the prompt was closed', async () => {
      const { identity, closePrompt } = await make();
      closePrompt();
      expect(await identity.chooseAccount()).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    });
  });
}
