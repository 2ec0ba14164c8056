import { DiscardUnreadableRecord } from '@/application/patients/drafts/DiscardUnreadableRecord';
import { FakeUnreadableRecords } from '#test/support/fakes/patients/FakeUnreadableRecords';

describe('DiscardUnreadableRecord', () => {
  it('deletes the one that is named, and says where that failed', async () => {
    const pieces = new FakeUnreadableRecords();
    pieces.pieces = ['drafts/p-ana', 'uploads/u-1'].map(key => ({ key, patientId: null }));
    expect(await new DiscardUnreadableRecord(pieces).execute('drafts/p-ana')).toBe(true);
    expect(pieces.pieces).toEqual([{ key: 'uploads/u-1', patientId: null }]);
    pieces.isBroken = true;
    expect(await new DiscardUnreadableRecord(pieces).execute('uploads/u-1')).toBe(false);
  });
});
