import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { SETTING_FIELDS } from '@/domain/organisations/SettingSection';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf, saveSection } from '#test/support/builders/organisations/organisationCalls';
import { assertProperty } from '#test/support/assertProperty';
import { OrganisationEdits, type Patch } from '#sandbox/backend/organisations/OrganisationEdits';
import { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { StoredOrganisation } from '#sandbox/backend/organisations/StoredOrganisation';
import { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly children: number;
  readonly path?: readonly { readonly name: string }[];
}
interface Page {
  readonly organisations: readonly Row[];
  readonly lastPage?: string;
  readonly total: number;
}
interface Settings {
  readonly details: Readonly<Record<string, unknown>>;
  readonly appSettings: Readonly<Record<string, unknown>>;
  readonly clientLinks: { readonly links?: readonly { readonly title: string }[] };
  readonly changes: readonly { readonly sentence: string; readonly byName: string; readonly reason?: string }[];
  readonly sources: readonly {
    readonly field: string;
    readonly source: string;
    readonly from?: { readonly id: string };
    readonly heirs: number;
  }[];
}

describe('organisationHandlers', () => {
  let sandbox: Sandbox;
  let dana: Call;
  let emrys: Call;
  /** Joins org-2, org-26 or org-13 with a code, as the test needs. */
  let patient: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    dana = callsOf(sandbox, 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
    emrys = callsOf(sandbox, 'staff-emrys', 'organisations:edit');
    patient = callsOf(sandbox, 'patient-05', 'patient:chat');
  });
  afterEach(() => sandbox.stop());

  const merged = async (id: string): Promise<Settings> =>
    (await dana('GET', `/organisation/v2/${id}/merged`)).json as Settings;
  const sourceOf = ({ sources }: Settings, field: string) => sources.find(one => one.field === field);
  const move = (organisation: string) =>
    dana('PUT', `/organisation/${organisation}/patient/p-05`, { body: { reason: 'Test' } });
  const crisisLine = async (): Promise<unknown> =>
    ((await patient('GET', '/organisation/v2')).json as Settings).appSettings['crisisContact'];

  it('accepts a move of a patient without a reason', async () => {
    const answer = await dana('PUT', '/organisation/org-4/patient/p-05');
    expect([answer.status, (await move('org-4')).token]).toEqual([204, 'AlreadyJoined']);
  });

  it('removes hidden characters from a crisis contact', async () => {
    const crisisContact = { name: 'Help\u202e', phone: '1\u202e999' };
    const saved = await saveSection(dana, 'org-7', 'app-settings', { crisisContact });
    expect((saved.json as Settings['appSettings'])['crisisContact']).toEqual({ name: 'Help', phone: '1999' });
  });

  describe('the tree', () => {
    const allBelow = async (parent: string | undefined, depth = 1): Promise<{ count: number; depth: number }> => {
      const found: Row[] = [];
      let lastPage: string | undefined;
      do {
        const query = new URLSearchParams({
          pageSize: '200',
          ...(parent !== undefined && { parentOrganisation: parent }),
          ...(lastPage !== undefined && { lastPage }),
        });
        const page = (await dana('GET', `/organisation/list?${query}`)).json as Page;
        found.push(...page.organisations);
        ({ lastPage } = page);
      } while (lastPage !== undefined);
      const below = await Promise.all(
        found.filter(({ children }) => children > 0).map(({ id }) => allBelow(id, depth + 1)),
      );
      return {
        count: found.length + below.reduce((sum, { count }) => sum + count, 0),
        depth: Math.max(depth, ...below.map(one => one.depth)),
      };
    };

    it('has 3,000 organisations, six levels deep, and pages through 1,200 children', async () => {
      expect(await allBelow(undefined)).toEqual({ count: 3_000, depth: 6 });
      const page = (await dana('GET', '/organisation/list?parentOrganisation=org-7&pageSize=50')).json as Page;
      expect([page.organisations.length, page.total >= 1_200]).toEqual([50, true]);
    }, 60_000);

    it('continues after the last row of a page although one was added before it', async () => {
      const first = (await dana('GET', '/organisation/list?parentOrganisation=org-1&pageSize=5')).json as Page;
      await dana('POST', '/organisation', { body: { id: 'new-1', parent: 'org-1', name: 'AAA first' } });
      const query = `parentOrganisation=org-1&pageSize=5&lastPage=${first.lastPage ?? ''}`;
      const second = (await dana('GET', `/organisation/list?${query}`)).json as Page;
      const names = [...first.organisations, ...second.organisations].map(({ id }) => id);
      expect([names.length, new Set(names).size, names.includes('new-1')]).toEqual([10, 10, false]);
    });

    it.each([
      ['<b onclick', '<b onclick=alert(1)>Bold & Sons</b>'],
      ['health board 13', 'Dalkeith Health Board 13'],
      ['unicode eire', 'מרכז Éire 💙 Ünïcode'],
      ['الصحة', 'مركز الصحة النفسية'],
    ])('finds %j, and says where it is', async (term, name) => {
      const hits = (await dana('GET', `/organisation/action/search?term=${encodeURIComponent(term)}`))
        .json as readonly Row[];
      expect(hits.find(hit => hit.name === name)?.path?.[0]?.name).toBe('Calm Harbour');
    });

    it('finds nothing for white space', async () => {
      expect((await dana('GET', '/organisation/action/search?term=%20%20')).json).toEqual([]);
    });
  });

  describe('effective values', () => {
    it('name their source and the number of inheriting organisations', async () => {
      const root = await merged('org-1');
      expect(sourceOf(root, 'appSettings.crisisContact')).toMatchObject({ source: 'own' });
      const clinic = await merged('org-26');
      expect(sourceOf(clinic, 'appSettings.crisisContact')).toMatchObject({
        source: 'inherited',
        from: { id: 'org-1' },
      });
      expect(sourceOf(clinic, 'researchSettings.statement')).toMatchObject({ source: 'default' });
      const inheriting = sourceOf(root, 'appSettings.crisisContact')?.heirs ?? 0;
      await saveSection(dana, 'org-7', 'app-settings', { crisisContact: { name: 'Board line', phone: '111' } });
      const fewer = sourceOf(await merged('org-1'), 'appSettings.crisisContact')?.heirs ?? 0;
      expect(inheriting - fewer).toBe(1 + (sourceOf(await merged('org-7'), 'appSettings.crisisContact')?.heirs ?? 0));
    });

    it('reach the patient from the root, the parent and the organisation', async () => {
      await dana('POST', '/organisation', { body: { id: 'clinic-x', parent: 'org-2', name: 'Clinic X' } });
      expect((await move('clinic-x')).status).toBe(204);
      const contact = (name: string) => ({ name, phone: '0800 1' });
      await saveSection(dana, 'org-1', 'app-settings', { crisisContact: contact('Root') });
      expect(await crisisLine()).toEqual(contact('Root'));
      await saveSection(dana, 'org-2', 'app-settings', { crisisContact: contact('Parent') });
      expect(await crisisLine()).toEqual(contact('Parent'));
      await saveSection(dana, 'clinic-x', 'app-settings', { crisisContact: contact('Own') });
      expect(await crisisLine()).toEqual(contact('Own'));
      await saveSection(dana, 'clinic-x', 'app-settings', { crisisContact: null });
      expect(await crisisLine()).toEqual(contact('Parent'));
    });

    it('merge field by field, not section by section', async () => {
      await saveSection(dana, 'org-2', 'app-settings', { welcomeText: 'Hello' });
      const { appSettings } = await merged('org-2');
      expect([appSettings['welcomeText'], appSettings['crisisContact']]).toEqual([
        'Hello',
        expect.objectContaining({ name: 'Samaritans' }),
      ]);
    });

    it('keep blank values, and inherit again after null', async () => {
      await saveSection(dana, 'org-2', 'app-settings', { welcomeText: '', languages: [] });
      expect((await merged('org-2')).appSettings).toMatchObject({ welcomeText: '', languages: [] });
      await saveSection(dana, 'org-2', 'app-settings', { welcomeText: null, languages: null });
      const { appSettings } = await merged('org-2');
      expect([appSettings['welcomeText'], appSettings['languages']]).toEqual([
        'Welcome. You can write to a therapist here.',
        ['en-GB'],
      ]);
      const own = (await dana('GET', '/organisation/org-2/app-settings/unmerged')).json as object;
      expect(Object.keys(own)).not.toContain('welcomeText');
    });

    it('never leave an organisation without a crisis contact', async () => {
      const refused = await saveSection(dana, 'org-1', 'app-settings', { crisisContact: null });
      expect([refused.status, refused.token]).toEqual([400, 'NoCrisisContact']);
      expect(refused.text).toMatch(/^NoCrisisContact\nCalm Harbour\n.*\nand [\d]+ more$/s);
      const empty = await saveSection(dana, 'org-2', 'app-settings', { crisisContact: { name: 'Reception' } });
      expect(empty.token).toBe('NoCrisisContact');
      expect(await crisisLine()).toMatchObject({ name: 'Samaritans' });
    });
  });

  describe('two administrators', () => {
    it('do not overwrite each other', async () => {
      const { etag } = await dana('GET', '/organisation/org-2/details/unmerged');
      await saveSection(emrys, 'org-2', 'details', { contactName: 'Emrys' });
      const late = await dana('PATCH', '/organisation/org-2/details', { body: { contactName: 'Dana' }, ifMatch: etag });
      expect([late.status, late.token]).toEqual([412, 'EtagMismatch']);
      expect((await merged('org-2')).details['contactName']).toBe('Emrys');
    });

    it('see who changed what and why, the newest first and at most 20 entries', async () => {
      for (let turn = 0; turn < 22; turn += 1)
        await saveSection(emrys, 'org-2', 'details', { contactName: `Name ${turn}`, reason: 'New office' });
      const { changes } = await merged('org-2');
      expect([changes.length, changes[0]]).toEqual([
        20,
        expect.objectContaining({
          sentence: 'The contact name was changed from “Name 20” to “Name 21”.',
          byName: 'Emrys Vaughan',
          reason: 'New office',
        }),
      ]);
    });
  });

  it('may change the root only with the permission for the provider', async () => {
    const refused = await saveSection(emrys, 'org-1', 'details', { contactName: 'Emrys' });
    expect([refused.status, refused.text]).toEqual([403, 'Forbidden\nMissing: organisations:edit-thrive']);
    const provider = callsOf(sandbox, 'staff-dana', 'organisations:edit-thrive');
    expect((await saveSection(provider, 'org-1', 'details', { contactName: 'Emrys' })).status).toBe(200);
    expect((await saveSection(provider, 'org-2', 'details', { contactName: 'Emrys' })).status).toBe(403);
    expect((await provider('GET', '/organisation/list')).status).toBe(200);
  });

  describe('a new organisation', () => {
    const create = (body: object, query = '') => dana('POST', `/organisation${query}`, { body });

    it('is created once, however often the answer is lost', async () => {
      const body = { id: 'new-1', parent: 'org-2', name: 'New clinic' };
      expect([(await create(body)).text, (await create(body)).text]).toEqual(['new-1', 'new-1']);
      const { changes } = await merged('new-1');
      expect(changes).toHaveLength(1);
      expect((await create({ ...body, name: 'Another' })).token).toBe('ConflictError');
    });

    it.each([
      ['an unknown parent', { parent: 'nowhere' }, 400, 'UnknownParent'],
      ['a disabled parent', { parent: 'org-97' }, 409, 'OrganisationDisabled'],
      ['an id that is reserved for a path', { id: 'Search' }, 400, 'ValidationError'],
      ['a blank name', { name: '  ' }, 400, 'ValidationError'],
    ])('is rejected with %s', async (_, changes, status, token) => {
      const answer = await create({ id: 'new-1', parent: 'org-2', name: 'New clinic', ...changes });
      expect([answer.status, answer.token]).toEqual([status, token]);
    });
  });

  it('keeps chats and the crisis contact when it is disabled, but admits no one', async () => {
    await move('org-4');
    expect((await dana('PATCH', '/organisation/org-4/disable', { body: { reason: 'Ended' } })).status).toBe(204);
    expect(await crisisLine()).toMatchObject({ name: 'Samaritans' });
    const another = callsOf(sandbox, 'patient-09', 'patient:chat');
    expect((await another('POST', '/access-code/BETA-2026/apply')).token).toBe('OrganisationDisabled');
    expect((await dana('PATCH', '/organisation/org-1/disable', { body: {} })).token).toBe('NotAllowed');
  });

  it('rejects a last day before the first, and keeps the former values', async () => {
    const refused = await saveSection(dana, 'org-2', 'subscription', { startsOn: '2026-12-01', endsOn: '2026-11-30' });
    expect([refused.status, refused.token]).toEqual([400, 'InvalidSpan']);
  });

  it.each(['javascript:alert(1)', 'http://help.example', 'https://', 'ftp://help.example'])(
    'rejects a link to %s',
    async url => {
      const links = [{ id: 'a', title: 'Help', url, icon: 'info' }];
      const answer = await saveSection(dana, 'org-2', 'client-links', { links });
      expect([answer.status, answer.token]).toEqual([400, 'ValidationError']);
    },
  );

  it('shows a patient only the current links, and administrators all of them', async () => {
    await move('org-2');
    const link = (id: string, days: object) => ({ id, title: id, url: `https://${id}.example`, icon: 'info', ...days });
    const links = [
      link('always', {}),
      link('over', { from: '2020-01-01', until: '2020-12-31' }),
      link('now', { from: '2020-01-01', until: '2099-12-31' }),
      link('later', { from: '2099-01-01' }),
    ];
    expect((await saveSection(dana, 'org-2', 'client-links', { links })).status).toBe(200);
    const { clientLinks } = (await patient('GET', '/organisation/v2')).json as Settings;
    expect(clientLinks.links?.map(({ title }) => title)).toEqual(['always', 'now']);
    expect((await merged('org-2')).clientLinks.links).toHaveLength(4);
  });

  it('records in the history where links led and when they were shown', async () => {
    const link = { id: 'a', title: 'Help', url: 'https://help.example', icon: 'info' };
    await saveSection(dana, 'org-2', 'client-links', { links: [link] });
    await saveSection(dana, 'org-2', 'client-links', { links: [{ ...link, from: '2026-11-01', until: '2026-12-31' }] });
    await saveSection(dana, 'org-2', 'client-links', {
      links: [{ ...link, icon: 'phone', from: '2026-11-01', until: '2026-12-31' }],
    });
    const { changes } = await merged('org-2');
    expect(changes.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      'The icons or groups of the links were changed.',
      'The links were changed from “Help (https://help.example)” to ' +
        '“Help (https://help.example, from 2026-11-01 until 2026-12-31)”.',
    ]);
  });

  it('keeps the order of links', async () => {
    const link = (id: string) => ({ id, title: `Link ${id}`, url: 'https://help.example/', icon: 'info' });
    await saveSection(dana, 'org-2', 'client-links', { links: [link('b'), link('a')] });
    expect((await merged('org-2')).clientLinks.links?.map(({ title }) => title)).toEqual(['Link b', 'Link a']);
    expect((await saveSection(dana, 'org-2', 'client-links', { links: [link('a'), link('a')] })).status).toBe(400);
  });

  it('says whether the domain of the caller’s own email address is admitted, but of no other', async () => {
    const { email } = sandbox.backend.chat.people.patients().find(({ uid }) => uid === 'patient-05') ?? { email: '' };
    const ask = (address: string) => patient('GET', `/organisation/isWhitelisted?email=${encodeURIComponent(address)}`);
    expect((await ask(email)).text).toBe('false');
    await saveSection(dana, 'org-2', 'details', { emailDomains: ['patient.example'] });
    expect((await ask(email)).text).toBe('true');
    expect((await ask('other@patient.example')).token).toBe('NotAllowed');
    await saveSection(dana, 'org-2', 'subscription', { startsOn: '2020-01-01', endsOn: '2020-12-31' });
    expect((await ask(email)).text).toBe('false');
    await saveSection(dana, 'org-2', 'subscription', { startsOn: null, endsOn: null });
    expect((await ask(email)).text).toBe('true');
  });

  it('rejects null inside a contact or a link, and a limit of 0', async () => {
    const link = { id: 'link-1', title: 'Exercises', url: 'https://example.org', icon: 'book' };
    expect((await saveSection(dana, 'org-2', 'client-links', { links: [link] })).status).toBe(200);
    const statuses = [
      await saveSection(dana, 'org-2', 'app-settings', { crisisContact: { name: 'Line', phone: null } }),
      await saveSection(dana, 'org-2', 'client-links', { links: [{ ...link, from: null }] }),
      await dana('POST', '/organisation?maxRedemptions=0', { body: { id: 'none-1', parent: 'org-2', name: 'None' } }),
      await dana('POST', '/v2/access-codes', { body: { organisationID: 'org-4', code: 'NONE-0', seats: 0 } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400]);
  });

  it('keeps its changes over a restart', async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'organisations-'));
    const options = { port: 0, practice: false, longestChat: 10, dataDirectory };
    const before = await startSandbox(options);
    const change = callsOf(before, 'staff-dana', 'organisations:edit');
    await saveSection(change, 'org-2', 'details', { contactName: 'Kept' });
    await change('POST', '/organisation', { body: { id: 'new-1', parent: 'org-2', name: 'New clinic' } });
    await before.stop();
    const after = await startSandbox(options);
    const read = callsOf(after, 'staff-dana', 'organisations:edit');
    const { organisations } = (await read('GET', '/organisation/list?parentOrganisation=org-2&pageSize=200'))
      .json as Page;
    const { details } = (await read('GET', '/organisation/v2/new-1/merged')).json as Settings;
    await after.stop();
    rmSync(dataDirectory, { recursive: true });
    expect([organisations.map(({ id }) => id), details['contactName']]).toEqual([
      expect.arrayContaining(['new-1']),
      'Kept',
    ]);
  });
});

const section = 'researchSettings';
const fields = SETTING_FIELDS[section];
const defaults: Patch = { participation: 'none' };

/** For each organisation the index of its parent among those before it, and its patches one after another. */
const trees = fc.array(
  fc.record({
    parent: fc.nat(),
    patches: fc.array(
      fc.record(Object.fromEntries(fields.map(field => [field, fc.constantFrom<string | null>('a', 'b', '', null)])), {
        requiredKeys: [],
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

/** A tree in which every patch was saved, and what a slow and obvious reference makes of the same patches. */
function grow(rows: typeof trees extends fc.Arbitrary<infer T> ? T : never) {
  const settings = { details: {}, subscription: {}, researchSettings: {}, appSettings: {}, clientLinks: {} };
  const seeded = rows.map(({ parent }, place): StoredOrganisation => ({
    ...{ id: `o-${place}`, name: `Organisation ${place}`, enabled: true, settings },
    ...(place > 0 && { parent: `o-${parent % place}` }),
  }));
  const organisations = new Organisations({
    root: 'o-0',
    organisation: id => seeded.find(one => one.id === id),
    childrenOf: parent => seeded.filter(one => one.parent === parent).map(({ id }) => id),
  });
  const history = new ChangeHistory({ now: () => 0 }, uid => uid);
  const edits = new OrganisationEdits(organisations, history);
  const own = new Map(seeded.map(({ id }) => [id, new Map<string, unknown>()]));
  rows.forEach(({ patches }, place) => {
    for (const patch of patches) {
      edits.change(organisations.get(`o-${place}`), section, patch, { uid: 'dana' });
      for (const [field, value] of Object.entries(patch)) {
        if (value === null) own.get(`o-${place}`)?.delete(field);
        else own.get(`o-${place}`)?.set(field, value);
      }
    }
  });
  const inEffect = (id: string | undefined, field: string): unknown => {
    if (id === undefined) return defaults[field] ?? null;
    const mine = own.get(id)?.get(field);
    return mine ?? inEffect(seeded.find(one => one.id === id)?.parent, field);
  };
  return { organisations, own, inEffect, ids: seeded.map(({ id }) => id) };
}

describe('OrganisationEdits', () => {
  it('lets each field be inherited independently of the others in its section', () => {
    assertProperty(
      fc.property(trees, rows => {
        const { organisations, inEffect, ids } = grow(rows);
        for (const id of ids)
          for (const field of fields)
            expect([id, field, organisations.effective(id, section, field).value]).toEqual([
              id,
              field,
              inEffect(id, field),
            ]);
      }),
    );
  });

  it('stores the values of a merge patch, and removes those that are null', () => {
    assertProperty(
      fc.property(trees, rows => {
        const { organisations, own, ids } = grow(rows);
        for (const id of ids)
          expect([id, organisations.get(id).settings[section]]).toEqual([id, Object.fromEntries(own.get(id) ?? [])]);
      }),
    );
  });
});
