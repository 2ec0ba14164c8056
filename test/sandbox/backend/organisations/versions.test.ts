import 'reflect-metadata';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { accessCodeEndpoints } from '@/infrastructure/http/endpoints/accessCodes';
import { organisationEndpoints } from '@/infrastructure/http/endpoints/organisations';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { type Answer, type Call, callsOf, saveSection } from '#test/support/builders/organisations/organisationCalls';

/** Ids that only one test uses. */
interface Place {
  readonly organisation: string;
  readonly parent: string;
  readonly code: string;
}

/** A call with a version: its read, the call itself, and a colleague's change of the same thing. */
interface Edit {
  readonly read: (place: Place) => string;
  readonly save: (place: Place, etag: string) => Promise<Answer>;
  readonly edit: (place: Place) => Promise<Answer>;
  /** The answer to an outdated version. */
  readonly refusal: readonly [number, string];
}

interface Shown {
  readonly changes: readonly object[];
  readonly patients?: number;
  readonly used?: number;
}

const sandbox = sharedSandbox();
let dana: Call;
let emrys: Call;
let made = 0;

async function makePlace(): Promise<Place> {
  made += 1;
  const [parent, organisation, code] = [`above-${made}`, `place-${made}`, `PLACE-${made}`];
  await dana('POST', '/organisation', { body: { id: parent, parent: 'org-2', name: `Above ${made}` } });
  await dana('POST', '/organisation', { body: { id: organisation, parent, name: `Place ${made}` } });
  await dana('POST', '/v2/access-codes', { body: { organisationID: organisation, code, seats: 5 } });
  return { organisation, parent, code };
}

const codePath = ({ code }: Place): string => `/v2/access-codes/${code}`;
const placePath = ({ organisation }: Place): string => `/organisation/v2/${organisation}/unmerged`;
const shown = async (path: string): Promise<Shown> => (await dana('GET', path)).json as Shown;

function sectionEdit(section: string, mine: object, theirs: object): Edit {
  const base = ({ organisation }: Place) =>
    section === 'client-links' ? `/organisation/v2/${organisation}` : `/organisation/${organisation}`;
  return {
    read: place => `${base(place)}/${section}${section === 'client-links' ? '' : '/unmerged'}`,
    save: (place, ifMatch) => dana('PATCH', `${base(place)}/${section}`, { body: mine, ifMatch }),
    edit: place => saveSection(emrys, place.organisation, section, theirs),
    refusal: [412, 'EtagMismatch'],
  };
}

async function changeSeats(place: Place, seats: number): Promise<Answer> {
  const { etag } = await emrys('GET', codePath(place));
  return emrys('PATCH', codePath(place), { body: { seats, basedOn: etag } });
}

const codeAct = (act: 'enable' | 'disable'): Edit => ({
  read: codePath,
  save: (place, ifMatch) => dana('POST', `${codePath(place)}/action/${act}`, { body: {}, ifMatch }),
  edit: place => changeSeats(place, 9),
  refusal: [412, 'EtagMismatch'],
});

const link = { id: 'a', title: 'Help', url: 'https://help.example/', icon: 'info' };

/** Each call of organisations and access codes that compares versions. */
const edits: Readonly<Record<string, Edit>> = {
  changeDetails: sectionEdit('details', { contactName: 'Dana' }, { contactPhone: '1' }),
  changeAppSettings: sectionEdit('app-settings', { welcomeText: 'Dana' }, { colour: '#123456' }),
  changeSubscription: sectionEdit('subscription', { plan: 'Dana' }, { endsOn: '2090-01-01' }),
  changeResearchSettings: sectionEdit('research-settings', { statement: 'Dana' }, { participation: 'none' }),
  changeClientLinks: sectionEdit('client-links', { links: [] }, { links: [link] }),
  changeV2: {
    read: codePath,
    save: (place, basedOn) => dana('PATCH', codePath(place), { body: { seats: 7, basedOn } }),
    edit: place => changeSeats(place, 9),
    refusal: [409, 'ConflictError'],
  },
  enableV2: codeAct('enable'),
  disableV2: codeAct('disable'),
};

/** Changes that are not part of a version. Each returns whether an administrator sees it. */
const elsewhere: Readonly<Record<string, (place: Place) => Promise<boolean>>> = {
  'the number of patients': async place => {
    const counts = async () => [(await shown(placePath(place))).patients, (await shown(codePath(place))).used];
    const before = await counts();
    const patient = callsOf(sandbox.now(), 'patient-11', 'patient:chat');
    await patient('POST', `/access-code/${place.code}/apply`);
    const after = await counts();
    return before.every((count, at) => count !== undefined && (after[at] ?? 0) > count);
  },
  'the name of another organisation': async place => {
    const renamed = await saveSection(emrys, place.parent, 'details', { name: 'Renamed' });
    return renamed.status === 200 && JSON.stringify(await shown(placePath(place))).includes('Renamed');
  },
  'an inherited value': async place => {
    const saved = await saveSection(emrys, place.parent, 'app-settings', { welcomeText: 'Inherited' });
    const merged = await dana('GET', `/organisation/v2/${place.organisation}/merged`);
    return saved.status === 200 && merged.text.includes('Inherited');
  },
  'the history': async place => {
    const count = async () =>
      [(await shown(placePath(place))).changes.length, (await shown(codePath(place))).changes.length] as const;
    const before = await count();
    await emrys('PUT', `/organisation/${place.organisation}/patient/p-12`, { body: { reason: 'Moved house.' } });
    // Back to the former state, with two more entries.
    for (const act of ['disable', 'enable'] as const) {
      const { etag } = await emrys('GET', codePath(place));
      await emrys('POST', `${codePath(place)}/action/${act}`, { body: {}, ifMatch: etag });
    }
    const after = await count();
    return after[0] === before[0] + 1 && after[1] === before[1] + 2;
  },
};

beforeAll(() => {
  dana = callsOf(sandbox.now(), 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
  emrys = callsOf(sandbox.now(), 'staff-emrys', 'organisations:edit');
});

describe('the versions of organisations and access codes', () => {
  it('are compared by exactly these calls', () => {
    const table: Readonly<Record<string, Endpoint>> = { ...organisationEndpoints, ...accessCodeEndpoints };
    const demanding = Object.entries(table).filter(([, endpoint]) => endpoint.etag === 'demands');
    expect([...demanding.map(([name]) => name), 'changeV2'].sort()).toEqual(Object.keys(edits).sort());
  });

  describe.each(Object.entries(edits))('%s', (_name, { read, save, edit, refusal }) => {
    it.each(Object.entries(elsewhere))('accepts a version from before a change of %s', async (_what, change) => {
      const place = await makePlace();
      const { etag } = await dana('GET', read(place));
      expect(await change(place)).toBe(true);
      expect((await dana('GET', read(place))).etag).toBe(etag);
      expect((await save(place, etag)).status).toBeLessThan(300);
    });

    it('refuses a version from before a change of the same thing', async () => {
      const place = await makePlace();
      const { etag } = await dana('GET', read(place));
      expect((await edit(place)).status).toBe(200);
      const late = await save(place, etag);
      expect([late.status, late.token]).toEqual(refusal);
      const { etag: present } = await dana('GET', read(place));
      expect((await save(place, present)).status).toBeLessThan(300);
    });
  });
});
