import { WatchUploads } from '@/application/drive/WatchUploads';
import { driveTools } from '#test/support/builders/drive/driveTools';

describe('WatchUploads', () => {
  it('reports each step in turn until unsubscribed', async () => {
    const page = driveTools().openPage();
    const steps: string[] = [];
    const stop = new WatchUploads(page.uploads).execute(uploads =>
      steps.push(uploads[0]?.upload.position.step ?? 'nothing'),
    );
    await page.upload.execute('p-ana', () => undefined);
    expect([...new Set(steps)]).toEqual([
      'nothing',
      'awaitingFile',
      'filePicked',
      'fetchedFileDetails',
      'updatedFile',
      'createdMoment',
      'downgradePermission',
    ]);
    stop();
    const { length } = steps;
    await page.upload.execute('p-max', () => undefined);
    expect(steps).toHaveLength(length);
  });
});
