import { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';

function setUp() {
  const tree = new FakeOrganisationGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const settings = new FakeOrganisationSettingsGateway()
    .add('root', 'Provider')
    .add('north', 'North Board', 'root', {}, false)
    .add('ash', 'Ash Clinic', 'north');
  return { tree, settings, load: new LoadOrganisation(tree, settings) };
}

describe('LoadOrganisation', () => {
  it('gives an organisation with its path and the disabled one above it', async () => {
    const { load } = setUp();
    expect(await load.execute('ash')).toMatchObject({
      ok: true,
      value: { path: [{ id: 'root' }, { id: 'north' }], enabled: true, disabledAbove: { id: 'north' } },
    });
  });

  it('gives the root of the tree where no id is named', async () => {
    const { load } = setUp();
    expect(await load.execute(undefined)).toMatchObject({ ok: true, value: { id: 'root', organisationsBelow: 2 } });
  });

  it('does not mistake an unreadable root for none', async () => {
    const { load, settings } = setUp();
    const empty = new FakeOrganisationGateway();
    expect(await new LoadOrganisation(empty, settings).execute(undefined)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(await load.execute('never')).toEqual({ ok: false, failure: { kind: 'notFound' } });
  });

  it('says why the root is unknown', async () => {
    const { tree, load } = setUp();
    tree.planned.failNext('listChildren', { kind: 'notAllowed' });
    expect(await load.execute(undefined)).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});
