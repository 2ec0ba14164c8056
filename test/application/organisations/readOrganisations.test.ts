import { ListMainOrganisations } from '@/application/organisations/ListMainOrganisations';
import { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { LoadOrganisationBranch, type OrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { CompareGenerations } from '@/application/organisations/CompareGenerations';
import { compareSettings } from '@/domain/organisations/compareSettings';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

function setUp() {
  const tree = new FakeOrganisationGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const settings = new FakeOrganisationSettingsGateway()
    .add('root', 'Provider')
    .add('north', 'North Board', 'root', {}, false)
    .add('ash', 'Ash Clinic', 'north');
  return { tree, settings, load: new LoadOrganisation(tree, settings) };
}

describe('LoadOrganisation', () => {
  it('returns an organisation with its path and the disabled one above it', async () => {
    const { load } = setUp();
    expect(await load.execute('ash')).toMatchObject({
      ok: true,
      value: { path: [{ id: 'root' }, { id: 'north' }], enabled: true, disabledAbove: { id: 'north' } },
    });
  });

  it('returns the root of the tree without an id', async () => {
    const { load } = setUp();
    expect(await load.execute(undefined)).toMatchObject({ ok: true, value: { id: 'root', organisationsBelow: 2 } });
  });

  it('does not mistake an unreadable root for a missing one', async () => {
    const { load, settings } = setUp();
    const empty = new FakeOrganisationGateway();
    expect(await new LoadOrganisation(empty, settings).execute(undefined)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(await load.execute('never')).toEqual({ ok: false, failure: { kind: 'notFound' } });
  });

  it('reports why the root is unknown', async () => {
    const { tree, load } = setUp();
    tree.planned.failNext('listChildren', { kind: 'notAllowed' });
    expect(await load.execute(undefined)).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});

const board = () =>
  ['a', 'b', 'c', 'd', 'e'].reduce(
    (gateway, id) => gateway.add(id, `Clinic ${id}`, 'root'),
    new FakeOrganisationGateway().add('root', 'Provider'),
  );

describe('ListMainOrganisations', () => {
  it('lists all organisations directly below the root, page by page', async () => {
    const tree = board().add('a-1', 'Ward', 'a');
    const answer = await new ListMainOrganisations(tree).execute();
    expect(answer.ok && answer.value.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(tree.asked).toHaveLength(3);
  });

  it('does not return an empty list for a missing root or a failed page', async () => {
    expect(await new ListMainOrganisations(new FakeOrganisationGateway()).execute()).toMatchObject({ ok: false });
    const tree = board();
    tree.planned.failAlways('listChildren', { kind: 'unreachable' });
    expect(await new ListMainOrganisations(tree).execute()).toMatchObject({ ok: false });
  });
});

describe('LoadOrganisationBranch', () => {
  const load = async (useCase: LoadOrganisationBranch, loaded?: OrganisationBranch): Promise<OrganisationBranch> => {
    const answer = await useCase.execute('root', loaded);
    if (!answer.ok) throw new Error('The branch can be loaded.');
    return answer.value;
  };

  it('adds the next page to what is loaded', async () => {
    const useCase = new LoadOrganisationBranch(board());
    const first = await load(useCase);
    const both = await load(useCase, first);
    expect([first.rows.length, both.rows.map(({ id }) => id), both.total, both.next]).toEqual([
      3,
      ['a', 'b', 'c', 'd', 'e'],
      5,
      undefined,
    ]);
  });

  it('shows a row once that has moved to the next page', async () => {
    const gateway = board();
    const useCase = new LoadOrganisationBranch(gateway);
    const first = await load(useCase);
    const renamed = { ...first, rows: [...first.rows.slice(0, 2), { ...first.rows[2]!, id: 'd', name: 'Old name' }] };
    const both = await load(useCase, renamed);
    expect(both.rows.filter(({ id }) => id === 'd').map(({ name }) => name)).toEqual(['Clinic d']);
  });

  it('starts over when the last row is gone', async () => {
    const gateway = board();
    const useCase = new LoadOrganisationBranch(gateway);
    const first = await load(useCase);
    gateway.planned.failNext('listChildren', { kind: 'refused' });
    expect((await load(useCase, first)).rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(gateway.asked).toEqual(['root', 'root after c', 'root']);
  });

  it('counts rows that could not be read', async () => {
    const gateway = board();
    const useCase = new LoadOrganisationBranch(gateway);
    gateway.cannotRead(1);
    expect((await load(useCase, await load(useCase))).unreadable).toBe(2);
  });

  it('reports why nothing could be loaded', async () => {
    const gateway = board();
    gateway.planned.failNext('listChildren', { kind: 'notAllowed' });
    expect(await new LoadOrganisationBranch(gateway).execute('root')).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});

describe('LoadOwnSettings', () => {
  it('distinguishes own values, empty values and inherited values', async () => {
    const { gateway } = settingsTree();
    gateway.put('ash', 'appSettings', { welcomeText: '', modules: [], colour: '#2f6f4f' });
    expect(await new LoadOwnSettings(gateway).execute('ash', 'appSettings')).toMatchObject({
      ok: true,
      value: {
        value: {
          welcomeText: { kind: 'nothing' },
          modules: { kind: 'nothing' },
          colour: { kind: 'own', value: '#2f6f4f' },
          crisisContact: { kind: 'inherited' },
        },
      },
    });
  });

  it('reports why a section is unknown', async () => {
    const { gateway } = settingsTree();
    expect(await new LoadOwnSettings(gateway).execute('never', 'details')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });
});

describe('SearchOrganisations', () => {
  it('searches for the words, regardless of white space', async () => {
    const gateway = new FakeOrganisationGateway().add('root', 'Ash Clinic');
    const answer = await new SearchOrganisations(gateway).execute('  clinic \t ash ');
    expect(answer).toMatchObject({ ok: true, value: { term: 'clinic ash', rows: [{ id: 'root' }] } });
  });

  it('makes no call for white space', async () => {
    const gateway = new FakeOrganisationGateway();
    expect(await new SearchOrganisations(gateway).execute(' \n ')).toEqual({
      ok: true,
      value: { term: '', rows: [], unreadable: 0, mayBeMore: false },
    });
    expect(gateway.asked).toEqual([]);
  });

  it('reports why the search failed', async () => {
    const gateway = new FakeOrganisationGateway();
    gateway.planned.failNext('search', { kind: 'sessionEnded' });
    expect(await new SearchOrganisations(gateway).execute('ash')).toEqual({
      ok: false,
      failure: { kind: 'sessionEnded' },
    });
  });
});

describe('CompareGenerations', () => {
  it('lists the settings, and marks those that differ between the generations', async () => {
    const gateway = new FakeOrganisationGateway().add('root', 'Provider');
    gateway.former.set('root', { 'details.name': 'Former name' });
    expect(await new CompareGenerations(gateway).execute('root', 'merged')).toEqual({
      ok: true,
      value: [
        { name: 'appSettings.modules', v1: ['chat'], v2: ['chat'], differs: false },
        { name: 'details.name', v1: 'Former name', v2: 'Provider', differs: true },
      ],
    });
  });

  it('compares nothing when one generation cannot be read', async () => {
    const gateway = new FakeOrganisationGateway().add('root', 'Provider');
    gateway.planned.failNext('readSettings', { kind: 'unreachable' });
    expect(await new CompareGenerations(gateway).execute('root', 'unmerged')).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
});

describe('compareSettings', () => {
  it('distinguishes a missing setting from an empty one, and ignores the order of keys', () => {
    const contact = { name: 'Line', phone: '1' };
    expect(
      compareSettings(
        { 'appSettings.welcomeText': '', 'appSettings.crisisContact': contact },
        { 'appSettings.crisisContact': { phone: '1', name: 'Line' } },
      ),
    ).toEqual([
      { name: 'appSettings.crisisContact', v1: contact, v2: { phone: '1', name: 'Line' }, differs: false },
      { name: 'appSettings.welcomeText', v1: '', v2: null, differs: true },
    ]);
  });

  it('leaves out settings that V1 never had', () => {
    expect(compareSettings({}, { 'clientLinks.links': [] })).toEqual([]);
  });
});
