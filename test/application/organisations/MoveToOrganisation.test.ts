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
  it('gives the organisation whose history confirms the move', async () => {
    const { move } = setUp();
    expect(await move.execute(toNorth)).toMatchObject({ ok: true, value: { changes: [{ reason: 'Moved house' }] } });
  });

  it('settles a lost answer by reading', async () => {
    const { move, gateway } = setUp();
    gateway.planned.failNext('movePatient', { kind: 'unreachable' });
    expect(await move.execute(toNorth)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    gateway.planned.failNext('movePatient', { kind: 'unreachable' }, { butDone: true });
    expect(await move.execute(toNorth)).toMatchObject({ ok: true });
  });

  it('says that a reason was not kept where the patient was there before', async () => {
    const { move } = setUp();
    await move.execute(toNorth);
    expect(await move.execute({ ...toNorth, reason: 'Another' })).toEqual({
      ok: false,
      failure: { kind: 'alreadyHere' },
    });
  });

  it('says what is refused, without reading', async () => {
    const { move, gateway, settings } = setUp();
    await gateway.setEnabled('north', { enabled: false });
    expect(await move.execute(toNorth)).toMatchObject({ failure: { kind: 'organisationDisabled' } });
    expect(await move.execute({ ...toNorth, organisationId: 'gone' })).toMatchObject({ failure: { kind: 'notFound' } });
    expect(settings.planned.calls).toEqual([]);
  });
});
