import { SaveTherapistNames } from '@/application/profile/SaveTherapistNames';
import { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';

const base = { firstName: 'Ann', lastName: 'Example' };

describe('SaveTherapistNames', () => {
  it('saves what is held then', async () => {
    const gateway = new FakeOwnProfileGateway();
    const save = new SaveTherapistNames(gateway);
    const answer = await save.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { saved: { value: { firstName: 'Ann', lastName: 'Hart' } } } });
  });

  it('says that a name is refused', async () => {
    const save = new SaveTherapistNames(new FakeOwnProfileGateway());
    const answer = await save.execute({ base, mine: { ...base, lastName: ' ' }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidName' } });
  });
});
