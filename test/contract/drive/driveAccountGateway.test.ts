import { AxiosDriveAccountGateway } from '@/infrastructure/http/drive/AxiosDriveAccountGateway';
import { logBadRequests } from '@/infrastructure/http/drive/logBadRequests';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { driveAccountGatewayContract } from '#test/support/contracts/drive/driveAccountGatewayContract';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { PatientsOnSandbox } from '../patients/support/PatientsOnSandbox';

driveAccountGatewayContract('FakeDriveAccountGateway', async () => {
  const gateway = new FakeDriveAccountGateway(null);
  gateway.taken.add('cleo@drive.example');
  return { gateway, takenEmail: 'cleo@drive.example', stop: async () => undefined };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

driveAccountGatewayContract('AxiosDriveAccountGateway', async () => {
  const [own, colleague] = ['staff-amelia', 'staff-benedict'].map(
    uid => new AxiosDriveAccountGateway(sandboxClient(sandbox.sandbox, uid).client),
  );
  if (own === undefined || colleague === undefined) throw new Error('Two people take part.');
  await own.unlink();
  await colleague.link('cleo@drive.example');
  return { gateway: own, takenEmail: 'cleo@drive.example', stop: () => sandbox.mend() };
});

describe('AxiosDriveAccountGateway', () => {
  it('does not report a failing backend as an account without a drive', async () => {
    const gateway = new AxiosDriveAccountGateway(sandboxClient(sandbox.sandbox, 'staff-amelia').client);
    sandbox.breakDown();
    expect(await gateway.account()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    await sandbox.mend();
  });

  it('revokes every permission before it unlinks the account', async () => {
    const { client } = sandboxClient(sandbox.sandbox, 'staff-amelia');
    const calls: string[] = [];
    const gateway = new AxiosDriveAccountGateway({
      call: (endpoint, args, options) => {
        calls.push(`${endpoint.method} ${endpoint.path}`);
        return client.call(endpoint, args, options);
      },
    });
    await gateway.link('ben@drive.example');
    await gateway.unlink();
    expect(calls).toEqual([
      'POST /therapist/google-drive-account',
      'PUT /google-drive-authentication/revoke',
      'DELETE /therapist/google-drive-account',
    ]);
  });

  it('returns the status of a backend that fails to grant a permission', async () => {
    const gateway = new AxiosDriveAccountGateway(sandboxClient(sandbox.sandbox, 'staff-amelia').client);
    sandbox.breakDown();
    for (const role of ['writer', 'reader'] as const)
      expect(await gateway.ensurePermission(role)).toEqual({ ok: false, failure: { kind: 'refused', status: 503 } });
    await sandbox.mend();
  });

  it('reports an invalid address as a bad request, and logs it without the address', async () => {
    const logger = new FakeLogger();
    const gateway = new AxiosDriveAccountGateway(
      logBadRequests(sandboxClient(sandbox.sandbox, 'staff-amelia').client, logger),
    );
    expect(await gateway.link('no address')).toEqual({ ok: false, failure: { kind: 'badRequest' } });
    expect(logger.lines).toEqual([{ level: 'warn', message: 'POST /therapist/google-drive-account answered 400' }]);
  });
});
