import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

interface Alert {
  readonly id: string;
  readonly message: string;
  readonly reach: { readonly staff: number; readonly patients: number; readonly otherVersions: number };
  readonly changes: readonly { readonly sentence: string; readonly byName: string; readonly reason?: string }[];
  readonly withdrawnAt?: string;
}
interface Shown {
  readonly alerts: readonly { readonly id: string; readonly revision: string }[];
}

const path = '/v2/message-alerts';
const content = {
  message: 'Chat is slower than usual.',
  kind: 'warning',
  audiences: ['staff'],
  onlyAuthor: false,
  regions: [],
  organisations: [],
  versions: '',
  timeZone: 'Europe/London',
  dismissible: true,
  published: true,
};

describe('messageAlertHandlers', () => {
  let sandbox: Sandbox;
  let dana: Call;
  let emrys: Call;
  let amelia: Call;
  let patient: Call;
  let made = 0;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    dana = callsOf(sandbox, 'staff-dana', 'message-alerts:get');
    emrys = callsOf(sandbox, 'staff-emrys', 'message-alerts:get');
    amelia = callsOf(sandbox, 'staff-amelia', 'therapist:list-patients');
    patient = callsOf(sandbox, 'patient-01', 'patient:chat');
  });
  afterAll(() => sandbox.stop());

  const create = async (more: object = {}, author = dana): Promise<string> => {
    const id = `test-${(made += 1)}`;
    expect((await author('POST', path, { body: { ...content, id, ...more } })).status).toBe(200);
    return id;
  };
  const shownTo = async (who: Call, version = '1.0.0'): Promise<readonly string[]> => {
    const answer = await who('POST', `${path}/action/list-messages-for-user?version=${version}`);
    return (answer.json as Shown).alerts.map(({ id }) => id);
  };
  const shownToPublic = async (): Promise<readonly string[]> => {
    const url = `http://127.0.0.1:${sandbox.port}/api${path}/action/list-messages-for-public?version=1.0.0`;
    return ((await (await fetch(url, { method: 'POST' })).json()) as Shown).alerts.map(({ id }) => id);
  };
  const read = async (id: string): Promise<Alert> => (await dana('GET', `${path}/${id}`)).json as Alert;
  const etagOf = async (id: string): Promise<string> => (await dana('GET', `${path}/${id}`)).etag ?? '';
  const withdraw = async (id: string): Promise<number> =>
    (await dana('DELETE', `${path}/${id}`, { body: {}, ifMatch: await etagOf(id) })).status;

  it('starts without a message on the login page and in the provider’s dashboard', async () => {
    expect([await shownToPublic(), await shownTo(amelia), await shownTo(dana)]).toEqual([[], [], []]);
    expect(await shownTo(patient)).toEqual(['alert-slow-chat']);
  });

  it('shows a message only to its audience, and no longer once it is withdrawn', async () => {
    const id = await create({ audiences: ['staff', 'public'] });
    expect([await shownTo(amelia), await shownToPublic()]).toEqual([[id], [id]]);
    expect(await shownTo(patient)).not.toContain(id);
    expect(await withdraw(id)).toBe(204);
    expect([await shownTo(amelia), await shownToPublic()]).toEqual([[], []]);
    expect(await read(id)).toMatchObject({ withdrawnAt: expect.any(String) as string });
  });

  it('shows a message for its author alone to no one else', async () => {
    const id = await create({ onlyAuthor: true, audiences: ['staff', 'patients', 'public'] });
    expect([await shownTo(dana), await shownTo(emrys), await shownTo(amelia), await shownToPublic()]).toEqual([
      [id],
      [],
      [],
      [],
    ]);
    expect(await shownTo(patient)).not.toContain(id);
    await withdraw(id);
  });

  it('shows a message in an organisation and below it, in the named versions', async () => {
    const organisation = sandbox.backend.administration.members.membershipOf('p-01')?.organisation ?? '';
    const above = sandbox.backend.administration.organisations.upwards(organisation)[1]?.id ?? '';
    const inIt = await create({ audiences: ['patients'], organisations: [above], versions: '>=4.3' });
    const beside = await create({ audiences: ['patients'], organisations: ['org-13'] });
    expect(await shownTo(patient, '4.3.1')).toEqual(expect.arrayContaining([inIt]));
    expect(await shownTo(patient, '4.2.9')).not.toContain(inIt);
    expect(await shownTo(patient, '4.3.1')).not.toContain(beside);
  });

  it('returns messages that start within two minutes, but not later ones', async () => {
    const at = (ms: number): string => new Date(sandbox.clock.now() + ms).toISOString();
    const soon = await create({ from: at(110_000) });
    const later = await create({ from: at(300_000) });
    const seen = await shownTo(amelia);
    expect([seen.includes(soon), seen.includes(later)]).toEqual([true, false]);
    await withdraw(soon);
    await withdraw(later);
  });

  it.each([
    ['InvalidMessage', { message: '' }],
    ['InvalidMessage', { message: '😀'.repeat(501) }],
    ['InvalidMessage', { message: 'See http://example.org' }],
    ['InvalidAudience', { audiences: [] }],
    ['InvalidAudience', { audiences: ['public'], organisations: ['org-2'] }],
    ['InvalidVersions', { versions: '>2 <1' }],
    ['InvalidTimes', { from: '2031-03-01T12:00:00Z', until: '2031-03-01T12:00:00Z' }],
    ['InvalidTimes', { until: '2020-03-01T12:00:00Z' }],
    ['InvalidTimeZone', { timeZone: 'Mars/Olympus' }],
    ['UnknownOrganisation', { organisations: ['org-999999'] }],
  ])('refuses to publish with %s (%#)', async (token, more) => {
    expect(await dana('POST', path, { body: { ...content, id: `bad-${(made += 1)}`, ...more } })).toMatchObject({
      status: 400,
      token,
    });
  });

  it('keeps 500 emoji and right-to-left text unchanged', async () => {
    for (const message of ['😀'.repeat(500), 'الدردشة أبطأ من المعتاد', '<b>Chat</b> & <script>x</script>']) {
      const id = await create({ message });
      expect((await read(id)).message).toBe(message);
      await withdraw(id);
    }
  });

  it('keeps an incomplete draft', async () => {
    const id = await create({ message: '', audiences: [], published: false });
    expect((await read(id)).changes).toEqual([expect.objectContaining({ sentence: 'The draft was made.' })]);
    expect(await withdraw(id)).toBe(204);
    expect((await dana('GET', `${path}/${id}`)).status).toBe(404);
    expect((await dana('POST', path, { body: { ...content, id } })).token).toBe('ConflictError');
  });

  it('records in the history who has changed what, and why', async () => {
    const id = await create();
    const body = { ...content, message: 'Chat is fast again.', reason: 'Repaired' };
    await emrys('PUT', `${path}/${id}`, { body, ifMatch: await etagOf(id) });
    expect((await read(id)).changes[0]).toMatchObject({
      sentence: 'The text changed from “Chat is slower than usual.” to “Chat is fast again.”.',
      byName: 'Emrys Vaughan',
      reason: 'Repaired',
    });
    await withdraw(id);
  });

  it('accepts the first of two editors’ changes, and returns a conflict to the second', async () => {
    const id = await create();
    const ifMatch = await etagOf(id);
    expect((await dana('PUT', `${path}/${id}`, { body: { ...content, message: 'One.' }, ifMatch })).status).toBe(200);
    expect((await emrys('PUT', `${path}/${id}`, { body: { ...content, message: 'Two.' }, ifMatch })).status).toBe(412);
    expect((await emrys('PUT', `${path}/${id}`, { body: content })).status).toBe(428);
    expect((await read(id)).message).toBe('One.');
    await withdraw(id);
  });

  it('makes a new revision only when the text changes', async () => {
    const id = await create();
    const revision = async (): Promise<string | undefined> => {
      const answer = await amelia('POST', `${path}/action/list-messages-for-user`);
      return (answer.json as Shown).alerts.find(one => one.id === id)?.revision;
    };
    const first = await revision();
    const put = async (more: object): Promise<unknown> =>
      dana('PUT', `${path}/${id}`, { body: { ...content, ...more }, ifMatch: await etagOf(id) });
    await put({ until: '2031-03-01T12:00:00Z' });
    expect(await revision()).toBe(first);
    await put({ message: 'Another text.' });
    expect(await revision()).not.toBe(first);
    await withdraw(id);
  });

  it('counts the people of an audience, and separately those with another version', async () => {
    const count = async (query: string): Promise<Alert['reach']> =>
      ((await dana('GET', `${path}?countOnly=true&${query}`)).json as Pick<Alert, 'reach'>).reach;
    const all = await count('audiences=patients');
    const newer = await count('audiences=patients&versions=%3E%3D4.3');
    expect(all.patients).toBeGreaterThan(100);
    expect(newer.patients + newer.otherVersions).toBe(all.patients);
    expect(newer.otherVersions).toBeGreaterThan(0);
    expect((await count('audiences=patients&regions=Australia')).patients).toBe(0);
    expect((await dana('GET', `${path}?countOnly=true&versions=new`)).token).toBe('InvalidVersions');
  });

  it('shows patients of the older app the messages for their version, and no one else the list', async () => {
    const v1 = async (who: Call, query: string) => who('GET', `/message-alerts${query}`);
    expect((await v1(patient, '?version=4.2.0')).json).toEqual([expect.objectContaining({ id: 'alert-old-app' })]);
    expect((await v1(patient, '?version=4.3.0')).json).toEqual([]);
    expect((await v1(patient, '')).token).toBe('VersionMissing');
    expect((await v1(dana, '')).json).toEqual([expect.objectContaining({ version: '<4.3' })]);
  });

  it('lets no one read or write without the scope', async () => {
    const id = await create();
    const calls = [
      amelia('GET', path),
      amelia('POST', path, { body: { ...content, id: 'x' } }),
      amelia('GET', `${path}/${id}`),
      amelia('PUT', `${path}/${id}`, { body: content, ifMatch: '*' }),
      amelia('DELETE', `${path}/${id}`, { body: {}, ifMatch: '*' }),
      amelia('POST', '/message-alerts', { body: { id: 'x', message: 'x', version: '' } }),
      amelia('DELETE', '/message-alerts/alert-old-app', { body: {}, ifMatch: '*' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    await withdraw(id);
  });

  it('answers a list of 400 with counts within two seconds', async () => {
    const bodies = Array.from({ length: 400 }, (_, number) => ({
      ...content,
      ...{ id: `many-${number}`, published: number < 40, audiences: ['patients'] },
      organisations: [`org-${number + 2}`],
    }));
    await Promise.all(bodies.map(body => dana('POST', path, { body })));
    const before = Date.now();
    const { json } = await dana('GET', path);
    expect((json as { readonly alerts: readonly Alert[] }).alerts.length).toBeGreaterThanOrEqual(400);
    expect(Date.now() - before).toBeLessThan(2_000);
  }, 60_000);
});
