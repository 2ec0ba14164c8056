import { randomUUID } from 'node:crypto';
import { AxiosDriveMomentGateway } from '@/infrastructure/http/drive/AxiosDriveMomentGateway';
import { driveMomentGatewayContract } from '#test/support/contracts/drive/driveMomentGatewayContract';
import { FakeDriveMomentGateway } from '#test/support/fakes/drive/FakeDriveMomentGateway';
import { PatientsOnSandbox } from '../patients/support/PatientsOnSandbox';

driveMomentGatewayContract('FakeDriveMomentGateway', async () => ({
  gateway: new FakeDriveMomentGateway(),
  patientId: 'p-ana',
  newId: randomUUID,
  stop: async () => undefined,
}));

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

driveMomentGatewayContract('AxiosDriveMomentGateway', async () => {
  const { backend, patientId } = sandbox.care();
  return { gateway: new AxiosDriveMomentGateway(backend), patientId, newId: randomUUID, stop: () => sandbox.mend() };
});

describe('AxiosDriveMomentGateway', () => {
  it('returns the status of a backend that fails to record', async () => {
    const { backend, patientId } = sandbox.care();
    sandbox.breakDown();
    const file = {
      googleDriveFileId: 'f-9',
      googleDriveFolderId: 'folder',
      fileName: 'a.pdf',
      contentType: 'application/pdf',
    };
    expect(await new AxiosDriveMomentGateway(backend).record(patientId, randomUUID(), file)).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 503 },
    });
    await sandbox.mend();
  });

  it('reports that the caller may not see a patient’s folder', async () => {
    const { backend } = sandbox.care();
    expect(await new AxiosDriveMomentGateway(backend).folderOf(sandbox.stranger())).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});
