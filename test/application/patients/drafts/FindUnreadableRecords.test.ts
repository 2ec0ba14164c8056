import { FindUnreadableRecords } from '@/application/patients/drafts/FindUnreadableRecords';
import { FakeUnreadableRecords } from '#test/support/fakes/patients/FakeUnreadableRecords';

describe('FindUnreadableRecords', () => {
  it('lists what cannot be read, and calls it unknown where nobody can tell', async () => {
    const pieces = new FakeUnreadableRecords();
    pieces.pieces = [{ key: 'drafts/p-ana', patientId: 'p-ana' }];
    expect(await new FindUnreadableRecords(pieces).execute()).toEqual(pieces.pieces);
    pieces.isBroken = true;
    expect(await new FindUnreadableRecords(pieces).execute()).toBeUndefined();
  });
});
