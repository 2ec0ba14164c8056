import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { codeActions } from '@/application/accessCodes/bulk/codeActions';
import type { BulkAction, BulkItem } from '@/application/kernel/bulk/BulkAction';
import { outcomeOf, type BulkRun } from '@/application/kernel/bulk/BulkRun';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { CheckBulkRows, type CheckedRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { CreateUser } from '@/application/users/CreateUser';
import { newPeopleAction } from '@/application/users/bulk/newPeopleAction';
import { promotionActions } from '@/application/users/bulk/promotionActions';
import { reviewActions } from '@/application/users/bulk/reviewActions';
import { rightKey } from '@/domain/users/UserGroup';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { AxiosRightsGateway } from '@/infrastructure/http/users/AxiosRightsGateway';
import { AxiosUserAccountGateway } from '@/infrastructure/http/users/AxiosUserAccountGateway';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import { codeBulkWords } from '@/presentation/accessCodes/bulk/codeBulkWords';
import { bulkText } from '@/presentation/kit/bulk/bulkText';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import type { BulkWords } from '@/presentation/kit/bulk/BulkWords';
import { promotionText, promotionWords } from '@/presentation/users/promotions/promotionWords';
import { isLong, timeLimitMs } from '#test/support/longRun';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { FakeBulkVault } from '#test/support/fakes/kernel/FakeBulkVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import { startLossyWire, type LossyWire } from '#test/support/servers/startLossyWire';

/**
 * Rows in a list: 200 for every action in a long run. The normal run has 200 for one action, and few for the others.
 */
const [MANY, FEW] = [200, isLong ? 200 : 24];
/** Shares of the calls whose answer is lost: changes sent twice, changes cut off, and readings cut off. */
const [SENT_TWICE, CUT, READING_CUT] = [0.25, 0.1, 0.02];
const REASON = 'Covers for colleagues on leave';

jest.setTimeout(timeLimitMs);

const sandbox = sharedSandbox();
let wire: LossyWire;

beforeAll(async () => {
  await loadTestTexts('access', 'accessCodesBulk', 'bulk', 'tables', 'userPromotions', 'users');
  wire = await startLossyWire(sandbox.now().port);
});
afterAll(() => wire.stop());

/** Loses the same answers in any order of the calls. */
function loseAnswers(seed: number): void {
  const tries = new Map<string, number>();
  wire.lost.length = 0;
  wire.lose((call, body) => {
    const { id = '', code = '', userId = '', userIdOrEmail = '' } = JSON.parse(body || '{}') as Partial<BulkItem>;
    const what = [call, id, code, userId, userIdOrEmail].join();
    const count = (tries.get(what) ?? 0) + 1;
    tries.set(what, count);
    const drawn = createHash('sha256').update(`${seed},${count},${what}`).digest().readUInt32BE() / 2 ** 32;
    if (call.startsWith('GET')) return drawn < READING_CUT ? 'cut' : 'answered';
    return drawn < SENT_TWICE ? 'sentTwice' : drawn < SENT_TWICE + CUT ? 'cut' : 'answered';
  });
}

/** The bulk actions of one window whose connection loses answers. */
function bulkWindow() {
  const { client } = sandboxClient(sandbox.now(), 'staff-dana', wire.port);
  const codes = new AxiosAccessCodeGateway(client);
  const self = () => ({ uid: 'staff-dana', email: 'dana.whitfield@staff.example' });
  const clock = new ManualClock(sandbox.now().clock.now());
  const users = {
    ...{ users: new AxiosUserGateway(client), rights: new AxiosRightsGateway(client), self },
    ...{ recentSignIn: { execute: <T>(change: () => Promise<T>) => change() }, mayReplaceGroups: () => true },
  };
  const now = () => clock.now();
  const createUser = new CreateUser(new AxiosUserAccountGateway(client));
  const actions = {
    ...codeActions({ codes, now, self: () => self().uid }),
    ...promotionActions(users),
    ...reviewActions(users),
    'users.create': newPeopleAction({ users: users.users, createUser, codes, now, self }),
  };
  const all = Object.values(actions);
  const runner = new BulkRunner(all, new FakeBulkVault(), clock, new SequentialIds());

  const check = async (action: BulkAction, items: readonly BulkItem[]): Promise<CheckedRows> => {
    const found = await new CheckBulkRows().execute({ action, items });
    if (!found.ok) throw new Error(found.failure.kind);
    return found.value;
  };
  const run = async (action: BulkAction, checked: CheckedRows, seed: number): Promise<BulkRun> => {
    loseAnswers(seed);
    const begun = await runner.begin({ action, subject: '', checked, confirmed: checked.plan.willBeDone });
    expect(begun).toEqual({ ok: true, value: undefined });
    const over = await untilOver();
    const lost = wire.lost.filter(call => !call.startsWith('GET')).length;
    expect(lost / checked.rows.length).toBeGreaterThanOrEqual(0.2);
    wire.heal();
    return over;
  };
  const untilOver = async (): Promise<BulkRun> => {
    for (;;) {
      const status = runner.status.read();
      if (status.kind !== 'run') throw new Error(status.kind);
      if (status.activity === 'over') return status.run;
      if (!['running', 'unreachable'].includes(status.activity)) throw new Error(status.activity);
      if (status.activity === 'unreachable') runner.continueAfter('unreachable');
      await new Promise(resolve => setTimeout(resolve, 1));
    }
  };
  return {
    actions,
    do: async (kind: keyof typeof actions, items: readonly BulkItem[], seed = 1) => {
      const action = actions[kind];
      return run(action, await check(action, items), seed);
    },
    undo: async (before: BulkRun, seed = 2) => {
      const undo = new CheckBulkUndo(all);
      const found = await undo.execute({ run: before });
      if (!found.ok) throw new Error(found.failure.kind);
      const { action, ...checked } = found.value;
      expect(checked.plan.willBeDone).toBe(before.rows.length);
      return run(action, checked, seed);
    },
    /** The rows of the saved file of outcomes, without titles, as another program reads them. */
    savedRows: (words: BulkWords): readonly (readonly string[])[] => {
      const files: string[] = [];
      const [csv, checkRows, checkUndo] = [new PapaparseCsvFormat(), new CheckBulkRows(), new CheckBulkUndo(all)];
      const store = new BulkStore({ runner, csv, checkRows, checkUndo, saveText: (_, text) => void files.push(text) });
      const stop = store.start();
      store.download(words);
      stop();
      const rows: string[][] = parse(files.join(''), { bom: true });
      return rows.slice(1);
    },
  };
}

function outcomes({ rows }: BulkRun): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const { progress } = row;
    const word = `${outcomeOf(row)}${progress.kind === 'failed' ? `: ${progress.reason}` : ''}`;
    const mark = progress.kind === 'done' && progress.authorUnknown ? ' by somebody' : '';
    counts[`${word}${mark}`] = (counts[`${word}${mark}`] ?? 0) + 1;
  }
  return counts;
}

const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place);

describe.each(['v1', 'v2'] as const)('bulk actions on codes of %s with lost answers', generation => {
  const itemsOf = (start: string, count: number, more: BulkItem = {}): readonly BulkItem[] =>
    placesOf(count).map(place => ({
      code: `${generation}-${start}-${String(place).padStart(4, '0')}`.toUpperCase(),
      ...{ generation, organisationId: 'org-2', problem: null, reason: REASON, line: null },
      ...{ seats: 5, expiresAt: null },
      ...more,
    }));
  const store = () => sandbox.now().backend.administration.joining;
  const stored = (items: readonly BulkItem[]) => items.map(({ code }) => store().codes.find(String(code)));
  const histories = (items: readonly BulkItem[]) =>
    new Set(
      items.map(({ code }) =>
        store()
          .history.changesOf(`access-code/${String(code)}`)
          .map(({ sentence, reason }) => `${sentence} ${reason ?? ''}`)
          .join(' '),
      ),
    );
  const put = (items: readonly BulkItem[], more: { readonly enabled: boolean; readonly expiresAt?: number }) => {
    for (const { code } of items)
      store().codes.put({
        ...{ code: String(code), generation, organisation: 'org-2', used: 0, createdAt: 0, ...more },
      });
  };

  it('creates each code once, and undoes all', async () => {
    const count = generation === 'v2' ? MANY : FEW;
    const [window, items] = [bulkWindow(), itemsOf('new', count)];
    const run = await window.do('accessCodes.create', items);
    expect(outcomes(run)).toEqual({ done: count });
    expect(stored(items).filter(code => code?.enabled)).toHaveLength(count);
    expect(histories(items)).toEqual(new Set([`The code was created. ${REASON}`]));
    const undone = await window.undo(run);
    // No history names who has deleted a code.
    expect(undone.rows.every(row => outcomeOf(row) === 'done')).toBe(true);
    expect(stored(items).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['accessCodes.disable', 'disabled', 'enabled'],
    ['accessCodes.enable', 'enabled', 'disabled'],
  ] as const)('%s changes each code once, and undoes it', async (kind, done, undone) => {
    const [window, items] = [bulkWindow(), itemsOf(done, FEW)];
    put(items, { enabled: undone === 'enabled' });
    const run = await window.do(kind, items);
    expect(outcomes(run)).toEqual({ done: FEW });
    expect(histories(items)).toEqual(new Set([`The code was ${done}. ${REASON}`]));
    expect(outcomes(await window.undo(run))).toEqual({ done: FEW });
    expect(histories(items)).toEqual(new Set([`The code was ${undone}. ${REASON} The code was ${done}. ${REASON}`]));
    expect(stored(items).filter(code => code?.enabled === (undone === 'enabled'))).toHaveLength(FEW);
  });

  it('saves a file with the server’s state of each code', async () => {
    const [window, items] = [bulkWindow(), itemsOf('file', FEW)];
    const [already, open] = [items.slice(0, 4), items.slice(4)];
    put(already, { enabled: false });
    put(open, { enabled: true });
    const unknown = itemsOf('nobody', 1);
    await window.do('accessCodes.disable', [...items, ...unknown]);
    const rows = window.savedRows(codeBulkWords('Europe/London'));
    const saidOf = new Map(rows.map(row => [row[1], row.at(-1)]));
    expect(rows.map(([number]) => number)).toEqual([...items, ...unknown].map((_, place) => String(place + 1)));
    for (const { code } of items) {
      const isMine = store().history.changesOf(`access-code/${String(code)}`).length > 0;
      expect([saidOf.get(String(code)), store().codes.find(String(code))?.enabled]).toEqual([
        bulkText(isMine ? 'row.done' : 'row.alreadyDone'),
        false,
      ]);
    }
    expect(saidOf.get(String(unknown[0]?.['code']))).not.toBe(bulkText('row.done'));
    expect(rows.filter(row => row.at(-1) === bulkText('row.done'))).toHaveLength(open.length);
  });

  if (generation === 'v2')
    it('extends each code once, and undoes it', async () => {
      const before = sandbox.now().clock.now() + 86_400_000;
      const after = before + 86_400_000;
      const [window, items] = [bulkWindow(), itemsOf('longer', FEW, { expiresAt: after })];
      put(items, { enabled: true, expiresAt: before });
      const run = await window.do('accessCodes.extend', items);
      expect([outcomes(run), stored(items).filter(code => code?.expiresAt === after).length]).toEqual([
        { done: FEW },
        FEW,
      ]);
      const undone = await window.undo(run);
      expect([outcomes(undone), stored(items).filter(code => code?.expiresAt === before).length]).toEqual([
        { done: FEW },
        FEW,
      ]);
    });
});

describe('bulk actions on people with lost answers', () => {
  const backend = () => sandbox.now().backend;
  let taken = 7_000;
  /** Staff without rights, other people for each test. */
  const newcomers = (count: number): readonly string[] => {
    const { directory } = backend().users;
    const found: string[] = [];
    for (; found.length < count; taken += 1) {
      const user = directory.get(`user-${String(taken).padStart(5, '0')}`);
      if (directory.row(user).kind === 'newcomer' && directory.row(user).state !== 'disabled') found.push(user.id);
    }
    return found;
  };

  const itemsOf = (people: readonly string[]): readonly BulkItem[] =>
    people.map((person, place) => ({
      ...{ person, userId: null, emailAddress: null, problem: null, lastDay: null, codes: null, reason: REASON },
      line: place + 1,
    }));
  const holding = (people: readonly string[], key: string): number =>
    people.filter(id =>
      backend()
        .chat.people.access.rightsOf(id)
        .rights.some(right => rightKey(right) === key),
    ).length;
  const sentences = (people: readonly string[]): readonly number[] => [
    ...new Set(people.map(id => backend().administration.history.changesOf(`user/${id}`).length)),
  ];
  const give = (people: readonly string[], group: 'mi-reporter' | 'therapist') => {
    for (const id of people)
      backend().chat.people.access.put(id, [
        {
          ...{ id: `g-${id}`, right: { kind: 'group', group }, from: 1, by: null, reason: '', confirmedAt: null },
          ...{ until: null, lastDay: null },
        },
      ]);
  };

  // Everyone who holds a right gets an email, so fewer holders mean less waiting.
  beforeAll(() => {
    const { directory } = backend().users;
    const holders = [directory.get('staff-dana')];
    jest.spyOn(directory, 'holders').mockImplementation(() => holders);
  });
  afterAll(() => jest.restoreAllMocks());

  it.each([
    ['users.promoteAnalyst', 'mi-reporter'],
    ['users.promoteTherapist', 'therapist'],
  ] as const)('%s grants each the right once, and undoes it', async (kind, group) => {
    const [window, people] = [bulkWindow(), newcomers(FEW)];
    const run = await window.do(kind, itemsOf(people));
    expect([outcomes(run), holding(people, `group:${group}`), sentences(people)]).toEqual([{ done: FEW }, FEW, [1]]);
    const undone = await window.undo(run);
    expect([outcomes(undone), holding(people, `group:${group}`), sentences(people)]).toEqual([{ done: FEW }, 0, [2]]);
  });

  it.each([
    ['users.endAnalyst', 'mi-reporter'],
    ['users.endTherapist', 'therapist'],
  ] as const)('%s removes the right from each once, and restores it', async (kind, group) => {
    const [window, people] = [bulkWindow(), newcomers(FEW)];
    give(people, group);
    const run = await window.do(kind, itemsOf(people));
    expect([outcomes(run), holding(people, `group:${group}`), sentences(people)]).toEqual([{ done: FEW }, 0, [1]]);
    const undone = await window.undo(run);
    expect([outcomes(undone), holding(people, `group:${group}`), sentences(people)]).toEqual([{ done: FEW }, FEW, [2]]);
  });

  it('adds and removes the reports on single codes once', async () => {
    const [window, people] = [bulkWindow(), newcomers(FEW)];
    backend().administration.joining.codes.put({
      ...{ code: 'REPORTS', generation: 'v2', organisation: 'org-2', enabled: true, used: 0, createdAt: 0 },
    });
    const run = await window.do(
      'users.promoteAnalyst',
      itemsOf(people).map(item => ({ ...item, codes: ['REPORTS'] })),
    );
    expect([outcomes(run), holding(people, 'group:mi-reporter'), sentences(people)]).toEqual([{ done: FEW }, FEW, [1]]);
    expect(wire.lost.some(call => call.includes('/analysts/escalate-to-analyst'))).toBe(true);
    const ended = await window.do('users.endAnalyst', itemsOf(people));
    expect(wire.lost.some(call => call.includes('/analysts/downgrade-from-analyst'))).toBe(true);
    expect([outcomes(ended), holding(people, 'group:mi-reporter'), sentences(people)]).toEqual([{ done: FEW }, 0, [2]]);
  });

  it('saves a file with the server’s state of each user', async () => {
    const [window, people] = [bulkWindow(), newcomers(FEW)];
    const already = people.slice(0, 4);
    give(already, 'therapist');
    const items = itemsOf([...people, 'user-of-nobody', String(people[0])]);
    await window.do('users.promoteTherapist', items);
    const rows = window.savedRows(promotionWords());
    const said = rows.map(row => row.at(-1));
    expect(rows.map(([number]) => number)).toEqual(items.map(({ line }) => String(line)));
    expect(holding(people, 'group:therapist')).toBe(FEW);
    expect(said.slice(0, FEW)).toEqual(
      people.map(id =>
        bulkText(backend().administration.history.changesOf(`user/${id}`).length > 0 ? 'row.done' : 'row.alreadyDone'),
      ),
    );
    expect(said.filter(one => one === bulkText('row.done'))).toHaveLength(FEW - already.length);
    expect(said.slice(FEW)).toEqual([
      bulkText('row.cannot', { reason: promotionText('reason.notFound') }),
      bulkText('row.repeated', { first: '1' }),
    ]);
  });

  it.each([
    ['users.confirmRight', FEW],
    ['users.limitRight', FEW],
    ['users.endRight', 0],
  ] as const)('%s reviews each right once', async (kind, held) => {
    const [window, people] = [bulkWindow(), newcomers(FEW)];
    give(people, 'mi-reporter');
    const items = people.map(userId => ({
      ...{ userId, emailAddress: `${userId}@staff.example`, right: 'group:mi-reporter', confirmedAt: null },
      ...{ lastDay: '2090-12-31', reason: REASON },
    }));
    const run = await window.do(kind, items);
    expect([outcomes(run), holding(people, 'group:mi-reporter'), sentences(people)]).toEqual([
      { done: FEW },
      held,
      [1],
    ]);
  });

  it('creates each account once', async () => {
    const window = bulkWindow();
    backend().administration.joining.codes.put({
      ...{ code: 'LOST-ANSWERS', generation: 'v2', organisation: 'org-2', enabled: true, used: 0, createdAt: 0 },
    });
    const items = placesOf(FEW).map(place => ({
      ...{
        id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
        emailAddress: `made.${place}@staff.example`,
        firstName: 'Made',
        lastName: 'Example',
      },
      ...{ accessCode: 'LOST-ANSWERS', reason: REASON, line: place + 1, codeProblem: null, organisation: null },
      places: null,
    }));
    const run = await window.do('users.create', items);
    expect(outcomes(run)).toEqual({ done: FEW });
  });
});
