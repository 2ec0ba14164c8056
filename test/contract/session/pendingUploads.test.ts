import { FinishUploads } from '@/application/drive/FinishUploads';
import { NoPendingUploads } from '@/infrastructure/system/session/NoPendingMessages';
import { driveTools } from '#test/support/builders/drive/driveTools';
import { pendingUploadsContract } from '#test/support/contracts/session/pendingUploadsContract';
import { FakePendingUploads } from '#test/support/fakes/session/FakePendingUploads';

pendingUploadsContract('FakePendingUploads', async () => {
  const uploads = new FakePendingUploads();
  const leave = async (): Promise<void> => {
    [uploads.open, uploads.stuckFor] = [true, 1];
  };
  return { uploads, leave, letTimePass: () => undefined };
});

pendingUploadsContract('NoPendingUploads', async () => ({
  uploads: new NoPendingUploads(),
  letTimePass: () => undefined,
}));

pendingUploadsContract('FinishUploads', async () => {
  const { files, vault, repair, clock, openPage } = driveTools();
  await repair.execute();
  const { uploads, upload } = openPage();
  const leave = async (): Promise<void> => {
    files.deciding = new Promise(() => undefined);
    void upload.execute('p-ana', () => undefined);
    await new Promise(resolve => setTimeout(resolve, 0));
  };
  return { uploads: new FinishUploads(uploads, vault, repair, clock), leave, letTimePass: ms => clock.advance(ms) };
});
