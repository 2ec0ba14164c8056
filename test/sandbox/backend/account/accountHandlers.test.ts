import 'reflect-metadata';
import { accountHandlers } from '#sandbox/backend/account/accountHandlers';
import { CloudDocuments } from '#sandbox/backend/account/CloudDocuments';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { amy, ben, rhea } from '../setUpChat';

const sessionOf = (uid: string): BackendSession => ({ uid, scopes: [], openedAt: 0, lastUsedAt: 0, cookieHash: uid });

function setUp() {
  const clock = { time: 1_000, now: () => clock.time };
  const handlers = accountHandlers({
    people: new PeopleDirectory({ clock, everybody: [amy, ben, rhea] }),
    documents: new CloudDocuments(),
    clock,
  });
  const named = (uid: string) => ({ caller: sessionOf(uid), path: { name: 'key' } });
  const put = async (content: string, timestamp?: number, dataStructureVersion = 1) =>
    handlers.putCloudDocument({
      ...named(amy.uid),
      body: { content },
      query: { dataStructureVersion, ...(timestamp !== undefined && { timestamp }) },
    });
  const read = async (uid: string, dataStructureVersion = 1) =>
    handlers.cloudDocument({ ...named(uid), query: { dataStructureVersion } });
  return { clock, handlers, put, read, named };
}

describe('cloud documents', () => {
  it('are readable for their owner only', async () => {
    const { handlers, put, read, named } = setUp();
    await put('mine');
    expect(await read(amy.uid)).toEqual({ content: 'mine', timestamp: 1_000 });
    expect(await handlers.cloudDocumentTimestamp(named(amy.uid))).toBe(1_000);
    await expect(read(ben.uid)).rejects.toMatchObject({ status: 404 });
  });

  it('are not overwritten by a device that has not seen the newer version', async () => {
    const { clock, put, read } = setUp();
    await put('first');
    clock.time = 2_000;
    await put('second', 1_000);
    await expect(put('third', 1_500)).rejects.toMatchObject({ status: 409, token: 'ConflictError' });
    await put('fourth', 2_000);
    expect(await read(amy.uid)).toMatchObject({ content: 'fourth' });
  });

  it('are hidden from a reader of an older format', async () => {
    const { put, read } = setUp();
    await put('new', undefined, 2);
    await expect(read(amy.uid, 1)).rejects.toMatchObject({ status: 404 });
    expect(await read(amy.uid, 2)).toMatchObject({ content: 'new' });
  });
});

describe('therapist details', () => {
  it('are those of the caller, and not found for a patient', async () => {
    const { handlers } = setUp();
    expect(await handlers.therapistDetails({ caller: sessionOf(amy.uid) })).toEqual({
      id: 't-amy',
      userId: amy.uid,
      email: amy.email,
      firstName: 'amy',
      lastName: 'Hart',
      role: 'therapist',
    });
    await expect((async () => handlers.therapistDetails({ caller: sessionOf(rhea.uid) }))()).rejects.toMatchObject({
      status: 404,
    });
  });
});

interface Summary {
  readonly emailAddress: string;
  readonly newEmailAddress?: string;
  readonly firstName: string;
  readonly screenName: string;
  readonly deletionRequestedAt?: string;
}

describe('the account in the sandbox', () => {
  let sandbox: Sandbox;
  let amelia: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    amelia = callsOf(sandbox, 'staff-amelia', 'all');
  });
  afterEach(() => sandbox.stop());

  const summary = async (): Promise<Summary> => (await amelia('GET', '/account/summary')).json as Summary;
  const post = (what: string, body: object, by = amelia) => by('POST', `/account/${what}`, { body });
  const mailTo = (to: string) => sandbox.outbox.newestFirst().filter(mail => mail.to === to);
  const linkIn = (to: string): string => /confirm=(\S+)/.exec(mailTo(to)[0]?.text ?? '')?.[1] ?? '';

  it('has a name that others see immediately', async () => {
    await post('username', { firstName: '  Amy ', lastName: 'Hart' });
    expect(await summary()).toMatchObject({ firstName: 'Amy', screenName: '' });
    const dana = callsOf(sandbox, 'staff-dana', 'all');
    const found = (await dana('GET', '/iams/manage/users?emailAddress=amelia')).json;
    expect(found).toMatchObject({ users: [{ firstName: 'Amy', lastName: 'Hart' }] });
    expect((await amelia('GET', '/therapist/details/')).json).toMatchObject({ firstName: 'Amy' });
  });

  it.each([
    ['username', { firstName: '', lastName: 'Hart' }],
    ['username', { firstName: 'Ame\u200blia', lastName: 'Hart' }],
    ['screenname', { screenName: 'x' }],
    ['screenname', { screenName: 'x'.repeat(31) }],
  ])('rejects an invalid name: %s %j', async (what, body) => {
    const before = await summary();
    expect((await post(what, body)).token).toBe('InvalidName');
    expect(await summary()).toEqual(before);
  });

  it('has no screen name until one is set, and none once it is emptied', async () => {
    await post('screenname', { screenName: 'Dr Amy' });
    expect((await summary()).screenName).toBe('Dr Amy');
    await post('screenname', { screenName: ' ' });
    expect((await summary()).screenName).toBe('');
  });

  it('changes its address only when the link to the new one is confirmed', async () => {
    const former = 'amelia.hart@staff.example';
    await post('change-email', { emailAddress: 'Amy@new.example' });
    expect(await summary()).toMatchObject({ emailAddress: former, newEmailAddress: 'amy@new.example' });
    expect(mailTo(former)).toHaveLength(1);
    const confirm = () => post('confirm-change-email', { id: linkIn('amy@new.example') });
    expect([(await confirm()).json, (await confirm()).json]).toEqual([
      { emailAddress: 'amy@new.example' },
      { emailAddress: 'amy@new.example' },
    ]);
    expect((await summary()).newEmailAddress).toBeUndefined();
    expect(sandbox.identity.find('staff-amelia')?.email).toBe('amy@new.example');
    expect(mailTo(former)).toHaveLength(2);
  });

  it('answers the same when the address is taken, and sends no link to it', async () => {
    const taken = 'dana.whitfield@staff.example';
    expect(await post('change-email', { emailAddress: taken })).toMatchObject({
      status: 200,
      json: { newEmailAddress: taken },
    });
    expect(linkIn(taken)).toBe('');
  });

  it('never gets the address of a colleague who was created but has not signed in yet', async () => {
    const dana = callsOf(sandbox, 'staff-dana', 'all');
    const create = (emailAddress: string) =>
      dana('POST', '/iams/manage/users/createWithAccessCode', {
        body: {
          ...{ id: 'colleague', emailAddress, firstName: 'Nadia', lastName: 'New', accessCode: 'harbour-24' },
          reason: 'Joins the team of the harbour',
        },
      });
    await post('change-email', { emailAddress: 'late@new.example' });
    const link = linkIn('late@new.example');
    expect((await create('late@new.example')).status).toBe(200);
    expect((await post('confirm-change-email', { id: link })).token).toBe('EmailTaken');
    await post('change-email', { emailAddress: 'late@new.example' });
    expect(mailTo('late@new.example')[0]?.text).not.toMatch(/confirm-email/);
    expect((await summary()).emailAddress).toBe('amelia.hart@staff.example');
  });

  it('never gets the address of a patient who has no account to sign in with', async () => {
    const patient = sandbox.backend.chat.people
      .seededPeople()
      .find(({ uid, role }) => role === 'patient' && sandbox.identity.find(uid) === undefined);
    const taken = patient?.email ?? '';
    expect(taken).not.toBe('');
    expect(await post('change-email', { emailAddress: taken.toUpperCase() })).toMatchObject({
      status: 200,
      json: { newEmailAddress: taken },
    });
    expect(mailTo(taken).map(({ subject }) => subject)).toEqual(['Someone tried to use your address']);
  });

  it('withdraws a pending address when the current one is entered, which invalidates the link', async () => {
    const present = 'amelia.hart@staff.example';
    await post('change-email', { emailAddress: 'mistyped@new.example' });
    const link = linkIn('mistyped@new.example');
    sandbox.clock.offsetMs += 6 * 60_000;
    const kept = await post('change-email', { emailAddress: 'Amelia.Hart@staff.example' });
    expect([kept.status, (kept.json as Summary).newEmailAddress]).toEqual([200, undefined]);
    expect((await post('confirm-change-email', { id: link })).token).toBe('LinkUnknown');
    expect((await summary()).emailAddress).toBe(present);
  });

  it('sends the link again to the same address, and invalidates the former one', async () => {
    await post('change-email', { emailAddress: 'amy@new.example' });
    const lost = linkIn('amy@new.example');
    await post('change-email', { emailAddress: 'amy@new.example' });
    expect((await post('confirm-change-email', { id: lost })).token).toBe('LinkUnknown');
    expect((await post('confirm-change-email', { id: linkIn('amy@new.example') })).status).toBe(200);
  });

  it.each(['\u0430my@new.example', '<amy>@new.example', 'amy..hart@new.example'])(
    'rejects an address with which no account can be created: %j',
    async emailAddress => {
      expect((await post('change-email', { emailAddress })).status).toBe(400);
      expect((await summary()).newEmailAddress).toBeUndefined();
    },
  );

  it('confirms nothing with an old, former or invented link', async () => {
    await post('change-email', { emailAddress: 'one@new.example' });
    await post('change-email', { emailAddress: 'two@new.example' });
    const [former, newest] = [linkIn('one@new.example'), linkIn('two@new.example')];
    expect((await post('confirm-change-email', { id: former })).token).toBe('LinkUnknown');
    expect((await post('confirm-change-email', { id: 'invented' })).token).toBe('LinkUnknown');
    sandbox.clock.offsetMs += 24 * 3_600_000;
    const dayAfter = callsOf(sandbox, 'staff-amelia', 'all');
    expect((await post('confirm-change-email', { id: newest }, dayAfter)).token).toBe('LinkUnknown');
  });

  it('requires a recent sign-in for address and deletion', async () => {
    sandbox.clock.offsetMs += 6 * 60_000;
    expect((await post('change-email', { emailAddress: 'a@new.example' })).token).toBe('RecentLoginRequired');
    expect((await post('request-deletion', { emailAddress: 'amelia.hart@staff.example' })).token).toBe(
      'RecentLoginRequired',
    );
  });

  it('requests its deletion once, with the address typed, and notifies staff of the provider', async () => {
    expect((await post('request-deletion', { emailAddress: 'somebody@else.example' })).token).toBe('WrongAddress');
    await post('request-deletion', { emailAddress: ' Amelia.Hart@staff.example' });
    await post('request-deletion', { emailAddress: 'amelia.hart@staff.example' });
    expect((await summary()).deletionRequestedAt).toBeDefined();
    expect(mailTo('dana.whitfield@staff.example').filter(({ subject }) => /deleted/.test(subject))).toHaveLength(1);
  });

  it('emails how to choose a new password, and never says whether the address has an account', async () => {
    const ask = (emailAddress: string) => post('request-change-password', { emailAddress, language: 'en' });
    const [known, unknown] = [await ask('amelia.hart@staff.example'), await ask('nobody@staff.example')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(mailTo('amelia.hart@staff.example')[0]?.text).toMatch(/mode=resetPassword/);
    expect(mailTo('nobody@staff.example')).toEqual([]);
  });
});
