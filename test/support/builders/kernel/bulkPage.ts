import { countOutcomes } from '@/application/kernel/bulk/BulkRun';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { FakeBulkVault } from '../../fakes/kernel/FakeBulkVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import { BulkThings } from './bulkThings';

/** Waits for everything that follows immediately. */
export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** A window with the bulk actions of a backend of things. */
export function bulkPage(count = 30, { guarded = true } = {}) {
  const [backend, vault, clock, ids] = [
    new BulkThings(count),
    new FakeBulkVault(),
    new ManualClock(),
    new SequentialIds(),
  ];
  const action = backend.action(false, { guarded });
  const page = () => new BulkRunner([action, backend.action(true)], vault, clock, ids);
  const runner = page();
  const begin = async (on = runner) => {
    const checked = await backend.checked(action);
    return on.begin({ action, subject: 'North', subjectId: 'north', checked, confirmed: checked.plan.willBeDone });
  };
  return { backend, vault, clock, action, runner, page, begin };
}

export function shown(runner: BulkRunner) {
  const status = runner.status.read();
  if (status.kind !== 'run') return status.kind;
  const counts = Object.entries(countOutcomes(status.run.rows)).filter(([, count]) => count > 0);
  return { activity: status.activity, ...Object.fromEntries(counts) };
}

/** Holds every call on the wire until the test releases it. */
export function heldWire(backend: BulkThings) {
  const held: (() => void)[] = [];
  backend.wire = () => new Promise(resolve => held.push(resolve));
  return {
    held,
    release: async () => {
      backend.wire = () => Promise.resolve();
      held.splice(0).forEach(go => go());
      await settled();
    },
  };
}
