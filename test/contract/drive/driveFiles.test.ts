import { FetchDriveFiles } from '@/infrastructure/system/drive/FetchDriveFiles';
import { staffOf } from '#test/support/builders/kernel/sandboxClient';
import { driveFilesContract } from '#test/support/contracts/drive/driveFilesContract';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeDriveFiles } from '#test/support/fakes/drive/FakeDriveFiles';
import { PatientsOnSandbox } from '../patients/support/PatientsOnSandbox';

const EMAIL = 'amelia@drive.example';
const letter = () => new File(['Dear Ana'], 'Letter.pdf', { type: 'application/pdf' });

driveFilesContract('FakeDriveFiles', async () => {
  const account = new FakeDriveAccountGateway(EMAIL);
  const files = new FakeDriveFiles(account);
  const decide = (picks: boolean): void => {
    files.picked = picks ? { googleDriveFileId: 'f-1' } : null;
  };
  const becomeWriter = (): void => {
    account.permission = 'writer';
  };
  return { files, token: `token-of-${EMAIL}`, folderId: 'folder', decide, becomeWriter, stop: async () => undefined };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

const apiUrl = (): string => `${sandbox.sandbox.origin}/google`;

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${apiUrl()}/token`, { method: 'POST', body: new URLSearchParams({ login_hint: email }) });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
}

driveFilesContract('FetchDriveFiles', async () => {
  const { patientId } = sandbox.care();
  const { uid } = staffOf(sandbox.sandbox, 'staff-amelia');
  const { drives } = sandbox.sandbox.backend.patientCare;
  drives.link(uid, EMAIL);
  drives.permit(uid, 'none');
  let file: File | null = letter();
  const decide = (picks: boolean): void => {
    file = picks ? letter() : null;
  };
  const files = new FetchDriveFiles({ apiUrl: apiUrl(), chosen: () => file, onTokenExpired: () => undefined });
  return {
    files,
    token: await tokenOf(EMAIL),
    folderId: `folder-${patientId}`,
    decide,
    becomeWriter: () => void drives.permit(uid, 'writer'),
    stop: () => sandbox.mend(),
  };
});

describe('FetchDriveFiles', () => {
  it('reports that a token has expired, and which one', async () => {
    const expired: string[] = [];
    const files = new FetchDriveFiles({
      apiUrl: apiUrl(),
      chosen: () => letter(),
      onTokenExpired: token => void expired.push(token),
    });
    expect(await files.details('old', 'f-1')).toEqual({ ok: false, failure: { kind: 'tokenExpired' } });
    expect(await files.pick('old', 'u-1')).toEqual({ ok: false, failure: { kind: 'tokenExpired' } });
    expect(expired).toEqual(['old', 'old']);
  });

  it('reports that the drive does not answer', async () => {
    const files = new FetchDriveFiles({
      apiUrl: 'http://127.0.0.1:9',
      chosen: () => letter(),
      onTokenExpired: () => undefined,
    });
    expect(await files.details('t', 'f-1')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
