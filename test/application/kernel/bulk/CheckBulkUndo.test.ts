import { countOutcomes, type BulkRun } from '@/application/kernel/bulk/BulkRun';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { BulkThings } from '#test/support/builders/kernel/bulkThings';
import { FakeBulkVault } from '#test/support/fakes/kernel/FakeBulkVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

const settled = () => new Promise<void>(resolve => setTimeout(resolve));

async function afterRun(count = 20, prepare: (backend: BulkThings) => void = () => undefined) {
  const backend = new BulkThings(count);
  backend.edit('t-1', false);
  const actions = [backend.action(), backend.action(true)] as const;
  const runner = new BulkRunner(actions, new FakeBulkVault(), new ManualClock(), new SequentialIds());
  const checked = await backend.checked(actions[0]);
  prepare(backend);
  await runner.begin({ action: actions[0], subject: '', checked, confirmed: checked.plan.willBeDone });
  await settled();
  const status = runner.status.read();
  if (status.kind !== 'run') throw new Error('Nothing was begun.');
  backend.writes.length = 0;
  return { backend, runner, run: status.run, undo: new CheckBulkUndo(actions) };
}

const reasons = ({ rows }: Pick<BulkRun, 'rows'>) =>
  rows.flatMap(({ planned }) => (planned.plan === 'cannot' ? [`${planned.key}: ${planned.reason}`] : []));

describe('CheckBulkUndo', () => {
  it('finds the rows done and not changed since, without a call that changes anything', async () => {
    const { backend, run, undo } = await afterRun();
    backend.edit('t-3', false);
    backend.things.delete('t-4');
    const found = await undo.execute({ run });
    if (!found.ok) throw new Error(found.failure.kind);
    expect([found.value.plan.willBeDone, reasons(found.value)]).toEqual([17, ['t-3: changedSince', 't-4: gone']]);
    expect(backend.writes).toEqual([]);
  });

  it('skips a row that was changed again before its version was known', async () => {
    const { run, undo } = await afterRun(3);
    const rows = run.rows.map(row =>
      row.planned.key === 't-2'
        ? { ...row, progress: { kind: 'done', version: null, changedSince: true } as const }
        : row,
    );
    const found = await undo.execute({ run: { ...run, rows } });
    expect(found.ok && [found.value.plan.willBeDone, reasons(found.value)]).toEqual([1, ['t-2: changedSince']]);
    expect(undo.canUndo({ ...run, rows: rows.slice(1, 2) })).toBe(false);
  });

  it('skips a row that a colleague may have done while the answer was lost', async () => {
    const { backend, run, undo } = await afterRun(3, backend => {
      backend.fate = (call, key) => {
        if (call === 'read' || key !== 't-2' || backend.things.get(key)?.isOn === false) return 'answered';
        backend.edit(key, false);
        return 'lostBefore';
      };
    });
    expect(backend.things.get('t-2')?.isOn).toBe(false);
    expect(countOutcomes(run.rows).done).toBe(2);
    const found = await undo.execute({ run });
    expect(found.ok && [found.value.plan.willBeDone, reasons(found.value)]).toEqual([1, ['t-2: authorUnknown']]);
  });

  it('skips and reports a row that could not be compared', async () => {
    const { backend, run, undo } = await afterRun();
    backend.fate = (_, key) => (key === 't-5' ? 'fault' : 'answered');
    const found = await undo.execute({ run });
    expect(found.ok && reasons(found.value)).toEqual(['t-5: couldNotCheck']);
    backend.fate = () => 'lostBefore';
    expect(await undo.execute({ run })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    backend.fate = () => 'sessionEnded';
    expect(await undo.execute({ run })).toEqual({ ok: false, failure: { kind: 'sessionEnded' } });
    expect(await undo.execute({ run, isCancelled: () => true })).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  });

  it.each([
    ['lostBefore', 'unreachable'],
    ['fault', 'unreachable'],
    ['busy', 'busy'],
    ['sessionEnded', 'sessionEnded'],
  ] as const)('stops early when each answer is %s', async (fate, kind) => {
    const { backend, run, undo } = await afterRun(200);
    backend.reads.length = 0;
    backend.fate = () => fate;
    expect(await undo.execute({ run })).toEqual({ ok: false, failure: { kind } });
    expect(backend.reads.length).toBeLessThan(10);
  });

  it('stops reading as soon as it is cancelled', async () => {
    const { backend, run, undo } = await afterRun(200);
    backend.reads.length = 0;
    const found = await undo.execute({ run, isCancelled: () => backend.reads.length >= 20 });
    expect(found).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    expect(backend.reads.length).toBeLessThan(26);
  });

  it('runs like any other action: only confirmed rows, each in the compared version', async () => {
    const { backend, runner, run, undo } = await afterRun();
    const found = await undo.execute({ run });
    if (!found.ok) throw new Error(found.failure.kind);
    const { action, ...checked } = found.value;
    backend.edit('t-9', false);
    backend.effects.length = 0;
    await runner.dismiss();
    await runner.begin({ action, subject: '', checked, confirmed: 19 });
    await settled();
    const status = runner.status.read();
    expect(status.kind === 'run' && countOutcomes(status.run.rows)).toMatchObject({ done: 18, failed: 1 });
    expect([backend.effects.length, backend.things.get('t-1')?.isOn]).toEqual([18, false]);
    expect(status.kind === 'run' && undo.canUndo(status.run)).toBe(false);
  });

  it('is offered when a done row can be undone', async () => {
    const { run, undo } = await afterRun();
    expect([undo.canUndo(run), undo.canUndo({ ...run, kind: 'things.on' })]).toEqual([true, false]);
    expect(undo.canUndo({ ...run, rows: run.rows.slice(0, 1) })).toBe(false);
  });
});
