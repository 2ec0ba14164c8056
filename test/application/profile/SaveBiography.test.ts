import { OwnProfileParts } from '@/application/profile/OwnProfileParts';
import { SaveBiography } from '@/application/profile/SaveBiography';
import { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';

const draft = { base: { biography: '' }, mine: { biography: 'Likes to listen.' }, sent: [] };

function tools() {
  const gateway = new FakeOwnProfileGateway();
  return { gateway, save: new SaveBiography(new OwnProfileParts(gateway), gateway) };
}

describe('SaveBiography', () => {
  it('is saved once patients see it', async () => {
    const { gateway, save } = tools();
    expect(await save.execute(draft)).toMatchObject({ ok: true, value: { saved: { value: draft.mine } } });
    expect(gateway.biography).toBe('Likes to listen.');
  });

  it('overwrites nothing that another window wrote', async () => {
    const { gateway, save } = tools();
    gateway.biography = 'Sails.';
    expect(await save.execute(draft)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(gateway.biography).toBe('Sails.');
  });

  it.each([true, false])('after a lost answer says saved only of what is held (done: %s)', async butDone => {
    const { gateway, save } = tools();
    gateway.planned.failNext('setBiography', { kind: 'unreachable' }, { butDone });
    expect((await save.execute(draft)).ok).toBe(butDone);
  });
});
