import 'fake-indexeddb/auto';
import { UPLOAD_START } from '@/domain/drive/UploadPosition';
import { SealedUploadVault } from '@/infrastructure/storage/drive/SealedUploadVault';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { refusingLocks } from '#test/support/builders/chat/refusingLocks';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const upload = (uploadId: string) => ({
  uploadId,
  patientId: 'p-ana',
  momentId: `m-${uploadId}`,
  position: UPLOAD_START,
  file: {},
});

let made = 0;
function setUp(locks?: LockManager) {
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  const pieces = new PersonalRecords({
    name: `uploads-${++made}`,
    person: () => 'u-ann',
    key: async () => new Uint8Array(32),
    report,
  });
  const clock = new ManualClock();
  return { pieces, clock, problems, vault: new SealedUploadVault({ pieces, locks, clock, report }) };
}

describe('SealedUploadVault', () => {
  it('returns uploads in the order in which they began, however often they were saved since', async () => {
    const { vault, clock } = setUp();
    await vault.save(upload('z'));
    clock.advance(1);
    await vault.save(upload('a'));
    clock.advance(1);
    await vault.save(upload('z'));
    expect((await vault.uploads()).map(({ uploadId }) => uploadId)).toEqual(['z', 'a']);
  });

  it('leaves out and reports a record that is not an upload', async () => {
    const { vault, pieces, problems } = setUp();
    await pieces.save('uploads', 'x', '{"since":1,"upload":{"uploadId":"x"}}');
    await pieces.save('uploads', 'y', 'no JSON');
    await vault.save(upload('a'));
    expect([await vault.uploads(), problems]).toEqual([[upload('a')], ['upload vault: a kept upload is not readable']]);
  });

  it('continues an upload if the platform has no locks', async () => {
    expect(await setUp().vault.claim('a')).not.toBeNull();
  });

  it('continues an upload if the browser refuses the locks', async () => {
    expect(await setUp(refusingLocks).vault.claim('a')).not.toBeNull();
  });
});
