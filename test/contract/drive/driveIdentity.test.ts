import { fail } from '@/domain/kernel/Result';
import { GoogleDriveIdentity } from '@/infrastructure/system/drive/GoogleDriveIdentity';
import { standInAccounts } from '@/infrastructure/system/drive/standInAccounts';
import { driveIdentityContract } from '#test/support/contracts/drive/driveIdentityContract';
import { FakeDriveIdentity } from '#test/support/fakes/drive/FakeDriveIdentity';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { PatientsOnSandbox } from '../patients/support/PatientsOnSandbox';

const EMAIL = 'ben@drive.example';

driveIdentityContract('FakeDriveIdentity', async () => {
  const identity = new FakeDriveIdentity();
  const closePrompt = (): void => {
    identity.choice = fail({ kind: 'cancelled' });
  };
  return { identity, email: EMAIL, closePrompt };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

/** The client of the sandbox, with a user who answers its window immediately. */
driveIdentityContract('GoogleDriveIdentity', async () => {
  const credential = `h.${Buffer.from(JSON.stringify({ email: EMAIL, email_verified: true })).toString('base64url')}.s`;
  let isClosed = false;
  let onCredential: (answer: { readonly credential?: string }) => void = () => undefined;
  const closed = {
    isSkippedMoment: () => true,
    isDismissedMoment: () => false,
    getDismissedReason: () => '',
    getSkippedReason: () => 'user_cancel',
  };
  const load = async () => ({
    id: {
      initialize: ({ callback }: { readonly callback: typeof onCredential }) => {
        onCredential = callback;
      },
      prompt: (onMoment: (moment: typeof closed) => void) =>
        isClosed ? onMoment(closed) : onCredential({ credential }),
    },
    oauth2: standInAccounts(new EventTarget() as Window, `${sandbox.sandbox.origin}/google`).oauth2,
  });
  const closePrompt = (): void => {
    isClosed = true;
  };
  return {
    identity: new GoogleDriveIdentity({ clientId: 'sandbox', load, usesFedCm: () => false, clock: new ManualClock() }),
    email: EMAIL,
    closePrompt,
  };
});
