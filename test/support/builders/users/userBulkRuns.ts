import type { BulkItem } from '@/application/kernel/bulk/BulkAction';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { outcomeOf, type RunRow } from '@/application/kernel/bulk/BulkRun';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { FakeReauthentication } from '../../fakes/session/FakeReauthentication';
import { FakeUserGateway } from '../../fakes/users/FakeUserGateway';
import { userBulkTools } from './userBulkTools';

const settled = () => new Promise<void>(resolve => setTimeout(resolve));

/** Runs bulk actions on access on fakes, without a screen. */
export function userBulkRuns() {
  const [gateway, clock, reauthentication] = [new FakeUserGateway(), new ManualClock(), new FakeReauthentication()];
  const tools = userBulkTools({ gateway, clock, reauthentication });
  const { actions, all, runner } = tools;
  type Kind = keyof typeof actions;
  const check = async (kind: Kind, items: readonly BulkItem[]) => {
    const found = await new CheckBulkRows().execute({ action: actions[kind], items });
    if (!found.ok) throw new Error(found.failure.kind);
    return found.value;
  };
  const plans = async (kind: Kind, items: readonly BulkItem[]) => (await check(kind, items)).rows.map(planOf);
  const status = () => {
    const now = runner.status.read();
    if (now.kind !== 'run') throw new Error(now.kind);
    return now;
  };
  const begin = async (kind: Kind, items: readonly BulkItem[], meanwhile: () => void = () => undefined) => {
    const checked = await check(kind, items);
    meanwhile();
    const action = actions[kind];
    await runner.begin({ action, subject: '', checked, confirmed: checked.plan.willBeDone });
    await settled();
    return outcomes();
  };
  const outcomes = () => status().run.rows.map(wordOf);
  const checkUndo = async () => {
    const found = await new CheckBulkUndo(all).execute({ run: status().run });
    if (!found.ok) throw new Error(found.failure.kind);
    return found.value;
  };
  const undo = async () => {
    const { action, ...checked } = await checkUndo();
    await runner.begin({ action, subject: '', checked, confirmed: checked.plan.willBeDone });
    await settled();
    return outcomes();
  };
  const undoPlans = async () => (await checkUndo()).rows.map(planOf);
  return {
    ...tools,
    gateway,
    clock,
    reauthentication,
    check,
    plans,
    begin,
    undo,
    undoPlans,
    status,
    outcomes,
    settled,
  };
}

const planOf = ({ planned }: RunRow): string => (planned.plan === 'cannot' ? planned.reason : planned.plan);

const wordOf = (row: RunRow): string => (row.progress.kind === 'failed' ? row.progress.reason : outcomeOf(row));
