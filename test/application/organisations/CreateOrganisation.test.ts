import { CreateOrganisation } from '@/application/organisations/CreateOrganisation';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';

function setUp() {
  const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider');
  const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider');
  return { gateway, settings, create: new CreateOrganisation(gateway, settings) };
}

const ash = { id: 'a-1', parent: 'root', name: ' Ash Clinic ', maxRedemptions: 20, reason: 'New site' };

describe('CreateOrganisation', () => {
  it('gives the organisation once the server holds it', async () => {
    const { create, settings } = setUp();
    expect(await create.execute(ash)).toMatchObject({ ok: true, value: { id: 'a-1', name: 'Ash Clinic' } });
    expect(await settings.read('a-1')).toMatchObject({ value: { name: 'Ash Clinic', maxRedemptions: 20 } });
  });

  it('makes one organisation of two attempts whose answers are lost', async () => {
    const { create, gateway } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    expect(await create.execute(ash)).toMatchObject({ ok: true, value: { id: 'a-1' } });
    gateway.planned.failNext('create', { kind: 'unreachable' });
    expect(await create.execute(ash)).toMatchObject({ ok: true, value: { id: 'a-1' } });
    const below = await gateway.listChildren('root');
    expect(below).toMatchObject({ value: { total: 1 } });
  });

  it('says that nothing is known of an attempt that did not arrive', async () => {
    const { create, gateway } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' });
    expect(await create.execute(ash)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('takes another organisation with the id for no success', async () => {
    const { create, gateway } = setUp();
    await create.execute({ ...ash, name: 'Beech Clinic' });
    gateway.planned.failNext('create', { kind: 'unreachable' });
    const taken = { ok: false, failure: { kind: 'idTaken', held: { name: 'Beech Clinic' } } };
    expect(await create.execute(ash)).toMatchObject(taken);
    expect(await create.execute(ash)).toMatchObject(taken);
  });

  it('says that an earlier attempt with another limit has arrived', async () => {
    const { create, gateway } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    await create.execute({ ...ash, maxRedemptions: 500 });
    expect(await create.execute({ ...ash, maxRedemptions: 50 })).toMatchObject({
      failure: { kind: 'idTaken', held: { maxRedemptions: 500 } },
    });
  });

  it('says that the parent is disabled or gone', async () => {
    const { create, gateway } = setUp();
    expect(await create.execute({ ...ash, parent: 'gone' })).toMatchObject({ failure: { kind: 'unknownParent' } });
    await gateway.setEnabled('root', { enabled: false, reason: 'Contract ended' });
    expect(await create.execute(ash)).toMatchObject({ failure: { kind: 'organisationDisabled' } });
  });
});
