import { codeActions, CODE_ACTIONS, type CodeActionKind } from '@/application/accessCodes/bulk/codeActions';
import type { BulkItem } from '@/application/kernel/bulk/BulkAction';
import { countOutcomes } from '@/application/kernel/bulk/BulkRun';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';
import { FakeBulkVault } from '#test/support/fakes/kernel/FakeBulkVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

const settled = () => new Promise<void>(resolve => setTimeout(resolve));
const clock = new ManualClock();
const DAY = 86_400_000;
const later = clock.now() + 90 * DAY;

function setUp() {
  const codes = new FakeAccessCodeGateway().addOrganisation('north', 'North').addOrganisation('south', 'South');
  const actions = codeActions({ codes, now: () => clock.now(), self: () => 'dana' });
  codes.now = () => clock.now();
  const all = CODE_ACTIONS.map(kind => actions[kind]);
  const runner = new BulkRunner(all, new FakeBulkVault(), clock, new SequentialIds());
  const check = async (kind: CodeActionKind, items: readonly BulkItem[]) => {
    const found = await new CheckBulkRows().execute({ action: actions[kind], items });
    if (!found.ok) throw new Error(found.failure.kind);
    return found.value;
  };
  const plans = async (kind: CodeActionKind, items: readonly BulkItem[]) =>
    (await check(kind, items)).rows.map(({ planned }) => (planned.plan === 'cannot' ? planned.reason : planned.plan));
  const finished = async () => {
    await settled();
    const status = runner.status.read();
    if (status.kind !== 'run' || status.activity !== 'over') throw new Error(JSON.stringify(status).slice(0, 200));
    return status.run;
  };
  const run = async (kind: CodeActionKind, items: readonly BulkItem[], meanwhile: () => void = () => undefined) => {
    const checked = await check(kind, items);
    meanwhile();
    await runner.begin({ action: actions[kind], subject: '', checked, confirmed: checked.plan.willBeDone });
    return finished();
  };
  const undo = async () => {
    const status = runner.status.read();
    const found = status.kind === 'run' ? await new CheckBulkUndo(all).execute({ run: status.run }) : undefined;
    if (found?.ok !== true) throw new Error('Nothing can be undone.');
    const { action, ...checked } = found.value;
    await runner.begin({ action, subject: '', checked, confirmed: checked.plan.willBeDone });
    return finished();
  };
  return { codes, plans, run, undo };
}

const fresh = (code: string, more: BulkItem = {}): BulkItem => ({
  ...{ code, generation: 'v2', organisationId: 'north', seats: 5, expiresAt: later, problem: null, reason: 'Autumn' },
  ...more,
});

describe('creating codes in bulk', () => {
  it('plans each code with its reason, without a call that changes anything', async () => {
    const { codes, plans } = setUp();
    codes
      .add('NORTH-1', { seats: 5, expiresAt: later })
      .add('NORTH-2', { seats: 6 })
      .add('NORTH-3', { generation: 'v1' });
    const items = ['north-1', 'NORTH-2', 'NORTH-3', 'NORTH-4', 'north-4 ', '=1+1', 'ABC', 'LIST'].map(code =>
      fresh(code),
    );
    const odd = [fresh('NORTH-5', { problem: 'invalidSeats', seats: null }), fresh('NORTH-6', { expiresAt: 1 })];
    expect(await plans('accessCodes.create', [...items, ...odd])).toEqual([
      ...['alreadyDone', 'codeTaken', 'codeTaken', 'willBeDone', 'repeated'],
      ...['character', 'tooShort', 'reserved', 'invalidSeats', 'pastExpiry'],
    ]);
    expect(codes.changes).toEqual([]);
  });

  it('creates each code once with its own settings, even when an answer is lost', async () => {
    const { codes, run } = setUp();
    codes.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    const items = [
      fresh('NORTH-1'),
      fresh('NORTH-2', { seats: null, expiresAt: null }),
      fresh('NORTH-3', { generation: 'v1', expiresAt: null }),
    ];
    expect(countOutcomes((await run('accessCodes.create', items)).rows)).toMatchObject({ done: 3 });
    expect([codes.changes.length, codes.stored('NORTH-1').seats, codes.stored('NORTH-2').expiresAt]).toEqual([
      3,
      5,
      undefined,
    ]);
    expect([codes.stored('NORTH-3').generation, codes.reasons]).toEqual(['v1', ['Autumn', 'Autumn', 'Autumn']]);
  });

  it.each(['v1', 'v2'] as const)(
    'recognises its own code when the browser sends the call twice: %s',
    async generation => {
      const { codes, run, undo } = setUp();
      codes.planned.repeatNext('create');
      const made = await run('accessCodes.create', [fresh('NORTH-9', { generation, expiresAt: null })]);
      expect(made.rows.map(({ progress }) => progress)).toEqual([
        { kind: 'done', version: expect.any(String) as string },
      ]);
      await undo();
      expect(codes.changes).toEqual(['create NORTH-9', 'delete NORTH-9']);
    },
  );

  it('reports a code as done and changed since when a colleague changed it before the repeat', async () => {
    const { codes, run } = setUp();
    const { create } = codes;
    codes.create = async code => {
      await create.call(codes, code);
      codes.edit('NORTH-9', { seats: 1 });
      return create.call(codes, code);
    };
    const made = await run('accessCodes.create', [fresh('NORTH-9')]);
    expect(made.rows[0]?.progress).toEqual({ kind: 'done', version: null, changedSince: true });
  });

  it('reports a text as taken when it belonged to a deleted code', async () => {
    const { codes, run } = setUp();
    codes.add('NORTH-1');
    codes.remove('NORTH-1');
    const { rows } = await run('accessCodes.create', [fresh('NORTH-1')]);
    expect(rows[0]?.progress).toEqual({ kind: 'failed', reason: 'codeTaken' });
  });

  it('deletes the codes on undo, except those changed or used since', async () => {
    const { codes, run, undo } = setUp();
    await run(
      'accessCodes.create',
      ['NORTH-1', 'NORTH-2', 'NORTH-3', 'NORTH-4'].map(code => fresh(code)),
    );
    codes.edit('NORTH-2', { enabled: false });
    codes.edit('NORTH-3', { used: 1 }, { sameVersion: true });
    codes.remove('NORTH-4');
    const undone = await undo();
    expect(undone.rows.map(({ planned }) => (planned.plan === 'cannot' ? planned.reason : planned.plan))).toEqual([
      ...['willBeDone', 'changedSince', 'changedSince', 'gone'],
    ]);
    expect([codes.has('NORTH-1'), codes.has('NORTH-2'), codes.has('NORTH-3')]).toEqual([false, true, true]);
  });
});

const name = (code: string, generation = 'v2', more: BulkItem = {}): BulkItem => ({
  code,
  generation,
  reason: 'Audit',
  ...more,
});

describe.each(['v1', 'v2'] as const)('bulk actions on codes of %s', generation => {
  it('disables codes, and enables those on undo that have not changed since', async () => {
    const { codes, plans, run, undo } = setUp();
    codes.add('NORTH-1', { generation }).add('NORTH-2', { generation, enabled: false }).add('NORTH-3', { generation });
    const items = ['NORTH-1', 'NORTH-2', 'NORTH-3', 'NORTH-9'].map(code => name(code, generation));
    expect(await plans('accessCodes.disable', items)).toEqual(['willBeDone', 'alreadyDone', 'willBeDone', 'notFound']);
    await run('accessCodes.disable', items);
    codes.edit('NORTH-3', { seats: 99 });
    await undo();
    expect(['NORTH-1', 'NORTH-2', 'NORTH-3'].map(code => codes.stored(code).enabled)).toEqual([true, false, false]);
  });

  it.each([
    ['accessCodes.disable', true, 'setEnabled'],
    ['accessCodes.enable', false, 'setEnabled'],
    ['accessCodes.extend', true, 'change'],
  ] as const)(
    'recognises its own change, for undo, when the browser sends the call twice: %s',
    async (kind, enabled, call) => {
      const { codes, run, undo } = setUp();
      codes.add('NORTH-9', { enabled, expiresAt: later - DAY });
      codes.planned.repeatNext(call);
      const done = await run(kind, [fresh('NORTH-9')]);
      expect(done.rows[0]?.progress).toEqual({ kind: 'done', version: codes.stored('NORTH-9').version });
      expect(countOutcomes((await undo()).rows)).toMatchObject({ done: 1 });
      expect(codes.stored('NORTH-9')).toMatchObject({ enabled, expiresAt: later - DAY });
    },
  );

  it('enables codes, and disables them on undo', async () => {
    const { codes, run, undo } = setUp();
    codes.add('NORTH-1', { generation, enabled: false });
    await run('accessCodes.enable', [name('NORTH-1', generation)]);
    expect(codes.stored('NORTH-1').enabled).toBe(true);
    await undo();
    expect([codes.stored('NORTH-1').enabled, codes.reasons]).toEqual([false, ['Audit', 'Audit']]);
  });

  it('does not delete codes that were used or changed since the dry run', async () => {
    const { codes, run } = setUp();
    for (const number of [1, 2, 3]) codes.add(`NORTH-${number}`, { generation });
    const items = [1, 2, 3].map(number => name(`NORTH-${number}`, generation));
    const { rows } = await run('accessCodes.delete', items, () => {
      codes.edit('NORTH-1', { used: 1 }, { sameVersion: true });
      codes.edit('NORTH-2', { seats: 9 });
    });
    expect(rows.map(({ progress }) => progress)).toMatchObject([
      { kind: 'failed', reason: 'changedSince' },
      { kind: 'failed', reason: 'changedSince' },
      { kind: 'done' },
    ]);
    expect(['NORTH-1', 'NORTH-2', 'NORTH-3'].map(code => codes.has(code))).toEqual([true, true, false]);
  });

  it('deletes codes for good, once each even when an answer is lost', async () => {
    const { codes, run } = setUp();
    codes.add('NORTH-1', { generation }).add('NORTH-2', { generation });
    codes.planned.failNext('delete', { kind: 'unreachable' }, { butDone: true });
    expect(
      countOutcomes(
        (
          await run(
            'accessCodes.delete',
            ['NORTH-1', 'NORTH-2'].map(code => name(code, generation)),
          )
        ).rows,
      ),
    ).toMatchObject({ done: 2 });
    expect(codes.changes).toEqual(['delete NORTH-1', 'delete NORTH-2']);
  });
});

describe('extending codes in bulk', () => {
  it('never makes a code end earlier, and adds no end date to a code without one', async () => {
    const { codes, plans } = setUp();
    codes
      .add('NORTH-1', { expiresAt: later - DAY })
      .add('NORTH-2', { expiresAt: later })
      .add('NORTH-3', { expiresAt: later + DAY })
      .add('NORTH-4')
      .add('NORTH-5', { generation: 'v1' });
    const items = [1, 2, 3, 4].map(number => name(`NORTH-${number}`, 'v2', { expiresAt: later }));
    expect(await plans('accessCodes.extend', [...items, name('NORTH-5', 'v1', { expiresAt: later })])).toEqual([
      ...['willBeDone', 'alreadyDone', 'endsLater', 'noExpiry', 'notPossibleInV1'],
    ]);
    expect(await plans('accessCodes.extend', [name('NORTH-1', 'v2', { expiresAt: 5 })])).toEqual(['pastExpiry']);
  });

  it('restores each code’s own end date on undo', async () => {
    const { codes, run, undo } = setUp();
    codes.add('NORTH-1', { expiresAt: later - DAY }).add('NORTH-2', { expiresAt: later - 2 * DAY });
    await run(
      'accessCodes.extend',
      [1, 2].map(number => name(`NORTH-${number}`, 'v2', { expiresAt: later })),
    );
    expect([1, 2].map(number => codes.stored(`NORTH-${number}`).expiresAt)).toEqual([later, later]);
    await undo();
    expect([1, 2].map(number => codes.stored(`NORTH-${number}`).expiresAt)).toEqual([later - DAY, later - 2 * DAY]);
  });
});

describe('when a code cannot be changed', () => {
  it.each([
    [{ kind: 'notAllowed' }, { kind: 'notAllowed' }],
    [
      { kind: 'unreachable', status: 502 },
      { kind: 'unreachable', status: 502 },
    ],
    [{ kind: 'unreachable', status: 429 }, { kind: 'busy' }],
    [
      { kind: 'unreachable', unreadable: true },
      { kind: 'unreachable', unreadable: true },
    ],
    [{ kind: 'sessionEnded' }, { kind: 'sessionEnded' }],
  ] as const)('passes on the failure %j', async (failure, expected) => {
    const codes = new FakeAccessCodeGateway().addOrganisation('north', 'North').add('NORTH-1');
    codes.planned.failNext('setEnabled', failure);
    const { 'accessCodes.disable': action } = codeActions({ codes, now: () => clock.now(), self: () => 'dana' });
    expect(await action.change(name('NORTH-1'), '"1"', { id: 'b-1', rows: 1 })).toEqual({
      ok: false,
      failure: expected,
    });
  });
});

describe('calls made by a bulk action', () => {
  const actions = [
    ['accessCodes.disable', 'setEnabled', 'NORTH', 1],
    ['accessCodes.extend', 'change', 'NORTH', 1],
    // Neither generation may have the code.
    ['accessCodes.create', 'create', 'FRESH', 2],
  ] as const;

  it.each(actions)(
    '%s reads a code for its dry run, and not again if the answer has its new version',
    async (...row) => {
      const [kind, call, prefix, reads] = row;
      const { codes, run } = setUp();
      const numbers = [1, 2, 3, 4, 5, 6];
      for (const number of numbers) codes.add(`NORTH-${number}`, { expiresAt: clock.now() + DAY });
      const done = await run(
        kind,
        numbers.map(number => fresh(`${prefix}-${number}`)),
      );
      expect(countOutcomes(done.rows).done).toBe(6);
      const calls = codes.planned.calls;
      expect([calls.filter(one => one === 'read').length, calls.filter(one => one === call).length]).toEqual([
        6 * reads,
        6,
      ]);
    },
  );

  it.each(actions)(
    '%s returns the same version as a read would, so that it can be undone',
    async (kind, _call, prefix) => {
      const { codes, run, undo } = setUp();
      codes.add('NORTH-1', { expiresAt: clock.now() + DAY });
      await run(kind, [fresh(`${prefix}-1`)]);
      expect(countOutcomes((await undo()).rows)).toMatchObject({ done: 1, failed: 0 });
    },
  );

  it('reads a code again if its answer has no version or an old one', async () => {
    const { codes, run } = setUp();
    codes.add('OLD-1', { generation: 'v1' }).add('NORTH-1');
    codes.setEnabled = async () => ({ ok: true, value: { version: codes.stored('NORTH-1').version ?? '' } });
    const done = await run('accessCodes.disable', [fresh('NORTH-1'), fresh('OLD-1', { generation: 'v1' })]);
    expect(done.rows.map(({ progress }) => progress.kind)).not.toContain('failed');
    expect(done.rows[0]?.progress).toMatchObject({ changedSince: true });
  });
});
