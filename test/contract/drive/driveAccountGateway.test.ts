import { AxiosDriveAccountGateway } from '@/infrastructure/http/drive/AxiosDriveAccountGateway';
import { sandboxClient } from '#test/support/builders/sandboxClient';
import { driveAccountGatewayContract } from '#test/support/contracts/driveAccountGatewayContract';
import { FakeDriveAccountGateway } from '#test/support/fakes/FakeDriveAccountGateway';
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
  const [own, colleague] = ['staff-amelia', 'staff-benedict'].map(uid => new AxiosDriveAccountGateway(sandboxClient(sandbox.sandbox, uid).client));
  if (own === undefined || colleague === undefined) throw new Error('Two people take part.');
  await own.unlink();
  await colleague.link('cleo@drive.example');
  return { gateway: own, takenEmail: 'cleo@drive.example', stop: () => sandbox.mend() };
});

describe('AxiosDriveAccountGateway', () => {
  it('does not take a backend that fails for one without an account', async () => {
    const gateway = new AxiosDriveAccountGateway(sandboxClient(sandbox.sandbox, 'staff-amelia').client);
    sandbox.breakDown();
    expect(await gateway.account()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    await sandbox.mend();
  });

  it('calls an address that is none a bad request', async () => {
    const gateway = new AxiosDriveAccountGateway(sandboxClient(sandbox.sandbox, 'staff-amelia').client);
    expect(await gateway.link('no address')).toEqual({ ok: false, failure: { kind: 'badRequest' } });
  });
});
