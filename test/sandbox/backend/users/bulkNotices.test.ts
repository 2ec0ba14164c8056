import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { BULK_QUIET_MS, BulkNotices, LONGEST_BULK_DELAY_MS } from '#sandbox/backend/users/BulkNotices';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const REASON = 'Covers for a colleague on leave';
/** Neither staff nor patients before the first call. */
const newcomers = ['user-05000', 'user-05001', 'user-05002'];
/** Analysts who have an account and so get emails. */
const analysts = ['farah.nassiri@staff.example', 'grace.ilesanmi@staff.example'];

describe('the emails about a bulk action', () => {
  let sandbox: Sandbox;
  let dana: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    dana = callsOf(sandbox, 'staff-dana', 'all');
  });
  afterEach(() => sandbox.stop());

  const promote = (userId: string, bulk: object | undefined) =>
    dana('POST', '/iams/manage/escalate-to-analyst', { body: { userId, reason: REASON, ...(bulk && { bulk }) } });
  const sent = () => sandbox.outbox.newestFirst().filter(({ subject }) => subject.startsWith('What '));
  const sentTo = (to: string) => sent().filter(mail => mail.to === to);
  const addressOf = (id: string) => sandbox.backend.users.directory.get(id).person.email;

  it('are sent once to each reader after the last row', async () => {
    const bulk = { id: 'b-1', rows: newcomers.length };
    for (const id of newcomers) {
      expect(sent()).toEqual([]);
      expect((await promote(id, bulk)).status).toBe(200);
    }
    expect(
      sent()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([...newcomers.map(addressOf), ...analysts].sort());
    for (const id of newcomers)
      expect(sentTo(addressOf(id))).toMatchObject([{ subject: 'What you may do has changed' }]);
    const [mail] = sentTo(analysts[0] ?? '');
    expect(mail?.subject).toBe('What 3 people may do has changed');
    for (const id of newcomers) expect(mail?.text).toContain(`Person: ${sandbox.backend.users.directory.nameOf(id)}`);
    expect(mail?.text.split(`Reason: ${REASON}`)).toHaveLength(2);
    expect(mail?.text).toContain('Changed by: Dana Whitfield');
  });

  it('count a call once that a browser sends twice', async () => {
    const bulk = { id: 'b-1', rows: 2 };
    await promote('user-05000', bulk);
    await promote('user-05000', bulk);
    expect(sent()).toEqual([]);
    await promote('user-05001', bulk);
    expect(sentTo(analysts[0] ?? '')).toMatchObject([{ subject: 'What 2 people may do has changed' }]);
  });

  it('report what was done when the action was stopped, once', async () => {
    await promote('user-05000', { id: 'b-1', rows: 3 });
    sandbox.backend.users.bulkNotices.sendDue();
    expect(sent()).toEqual([]);
    sandbox.clock.offsetMs += BULK_QUIET_MS;
    sandbox.backend.users.bulkNotices.sendDue();
    sandbox.backend.users.bulkNotices.sendDue();
    expect(
      sent()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([addressOf('user-05000'), ...analysts].sort());
  });

  it('are one for a user who is affected twice, with their own change first', async () => {
    const bulk = { id: 'b-1', rows: 2 };
    for (const id of ['staff-farah', 'staff-grace']) {
      const path = `/iams/manage/users/${id}/groups`;
      const { json, etag } = await dana('GET', path);
      const { groups } = json as { readonly groups: readonly string[] };
      const lastDays = [{ right: 'group:mi-reporter', lastDay: '2090-12-31' }];
      const body = { groups, lastDays, reason: REASON, bulk };
      expect((await dana('PUT', path, { body, ifMatch: etag })).status).toBe(200);
    }
    expect(sentTo('farah.nassiri@staff.example')).toMatchObject([
      { subject: 'What you and 1 more may do has changed' },
    ]);
    expect(sentTo('farah.nassiri@staff.example')[0]?.text).toMatch(/^Person: Farah[^]*Person: Grace/);
    expect(sentTo('grace.ilesanmi@staff.example')).toHaveLength(1);
  });

  it('match the number of recipients that the list names', async () => {
    const { json } = await dana('GET', '/iams/manage/users?group[]=mi-reporter');
    expect(json).toMatchObject({ reachable: analysts.length });
    const { users } = json as { readonly users: readonly { readonly emailAddress: string; getsEmails: boolean }[] };
    const reached = users.filter(({ getsEmails }) => getsEmails).map(({ emailAddress }) => emailAddress);
    expect(reached.filter(address => !analysts.includes(address))).toEqual([]);
    const { json: everybody } = await dana('GET', '/iams/manage/users');
    expect(everybody).not.toHaveProperty('reachable');
  });

  it('are sent immediately for a single action', async () => {
    await promote('user-05000', undefined);
    expect(sent()).toHaveLength(1 + analysts.length);
  });
});

describe('BulkNotices', () => {
  /** Grace reads about all changes of analysts. */
  function setUp() {
    const sent: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
    const clock = new ManualClock();
    const grace = { id: 'grace', person: { email: 'grace' } };
    const notices = new BulkNotices({
      clock,
      sendEmail: (to: string, subject: string, text: string) => void sent.push({ to, subject, text }),
      directory: {
        ...{ holders: () => [grace], hasAccount: ({ id }: { readonly id: string }) => id === 'grace' },
        ...{ nameOf: (id: string) => id, find: (id: string) => ({ id, person: { email: id } }) },
      },
      people: { access: { rightsOf: () => ({ rights: [{ kind: 'group', group: 'mi-reporter' }] }) } },
    } as unknown as ConstructorParameters<typeof BulkNotices>[0]);
    const add = (person: string, { by = 'dana', rows = 500, reason = 'Leave' } = {}) => {
      const change = { person, rights: ['group:mi-reporter'], text: `Person: ${person}`, ending: `Reason: ${reason}` };
      notices.add(by, { id: 'b-1', rows }, change);
    };
    const sentTo = (to: string) => sent.filter(mail => mail.to === to).map(({ text }) => text.split('\n\n'));
    return { notices, clock, sent, add, sentTo };
  }

  it('waits no longer than the maximum delay for an action whose rows keep coming', () => {
    const { notices, clock, sent, add, sentTo } = setUp();
    const step = BULK_QUIET_MS - 1;
    for (let passed = 0; passed < LONGEST_BULK_DELAY_MS; passed += step) {
      expect(sent).toEqual([]);
      add(`user-${passed / step}`);
      clock.advance(step);
      notices.sendDue();
    }
    expect(sentTo('grace')).toEqual([['Person: user-0', 'Person: user-1', 'Person: user-2', 'Reason: Leave']]);
  });

  it('counts the rows of another author separately, even with the same id', () => {
    const { sent, add, sentTo } = setUp();
    add('ann', { rows: 2 });
    add('ben', { rows: 2, by: 'emrys' });
    expect(sent).toEqual([]);
    add('cleo', { rows: 2 });
    expect(sentTo('grace')).toEqual([['Person: ann', 'Person: cleo', 'Reason: Leave']]);
  });

  it('lists each reason after the people whom it concerns', () => {
    const { add, sentTo } = setUp();
    const rows = 103;
    for (let row = 1; row < rows; row += 1) add(`user-${row}`, { rows, ...(row === 2 && { reason: 'Region' }) });
    add('last', { rows, reason: 'Region' });
    const [mail = []] = sentTo('grace');
    expect(mail).toHaveLength(100 + 2 + 2);
    expect(mail.slice(-5)).toEqual([
      ...['And 2 more.', 'Reason: Leave'],
      ...['Person: user-2', 'And 1 more.', 'Reason: Region'],
    ]);
  });
});
