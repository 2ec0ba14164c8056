import { MoveToOrganisation } from '@/application/organisations/MoveToOrganisation';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';

function setUp() {
  const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider').add('north', 'North Board', 'root');
  return { gateway, settings, move: new MoveToOrganisation(gateway, settings) };
}

const toNorth = { organisationId: 'north', patientId: 'p-05', reason: 'Moved house' };

describe('MoveToOrganisation', () => {
  it('moves a patient, and says why in the history', async () => {
    const { move, gateway, settings } = setUp();
    expect(await move.execute(toNorth)).toEqual({ ok: true, value: undefined });
    expect(gateway.members.get('p-05')).toBe('north');
    expect(settings.organisationNow('north').changes).toMatchObject([{ reason: 'Moved house' }]);
  });

  it('calls nothing done whose answer is lost', async () => {
    const { move, gateway } = setUp();
    await move.execute({ ...toNorth, patientId: 'p-06' });
    gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' });
    expect(await move.execute(toNorth)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(gateway.members.has('p-05')).toBe(false);
  });

  it('settles a lost answer by sending it again', async () => {
    const { move, gateway } = setUp();
    gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' }, { butDone: true });
    expect(await move.execute(toNorth)).toMatchObject({ ok: false });
    expect(await move.execute(toNorth, true)).toEqual({ ok: true, value: undefined });
  });

  it('says that a reason was not kept where the patient was there before', async () => {
    const { move } = setUp();
    await move.execute(toNorth);
    const another = { ...toNorth, reason: 'Another' };
    for (const isRepeated of [false, true])
      expect(await move.execute(another, isRepeated)).toEqual({ ok: false, failure: { kind: 'alreadyHere' } });
  });

  it('takes the same reason for another patient for no move of this one', async () => {
    const { move, gateway } = setUp();
    await move.execute({ ...toNorth, patientId: 'p-06' });
    await gateway.moveToOrganisation({ ...toNorth, reason: 'Of a colleague' });
    expect(await move.execute(toNorth, true)).toEqual({ ok: false, failure: { kind: 'alreadyHere' } });
  });

  it('says what is refused, without reading', async () => {
    const { move, gateway, settings } = setUp();
    await gateway.setEnabled('north', { enabled: false, reason: 'Contract ended' });
    expect(await move.execute(toNorth)).toMatchObject({ failure: { kind: 'organisationDisabled' } });
    expect(await move.execute({ ...toNorth, organisationId: 'gone' })).toMatchObject({ failure: { kind: 'notFound' } });
    expect(settings.planned.calls).toEqual([]);
  });
});
