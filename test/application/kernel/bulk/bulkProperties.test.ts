import { countOutcomes, type BulkRun } from '@/application/kernel/bulk/BulkRun';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { BulkThings, type Fate } from '#test/support/builders/kernel/bulkThings';
import { FakeBulkVault } from '#test/support/fakes/kernel/FakeBulkVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

const settled = () => new Promise<void>(resolve => setTimeout(resolve));

const failures: readonly Fate[] = [
  ...(['lostBefore', 'lostAfter', 'sentTwice', 'fault', 'sessionEnded'] as const),
  { refused: 'notAllowed' },
];

/** Plays one bulk action from its dry run to its end, with pages that die, pauses and a bad network. */
async function story(seed: number) {
  const random = new SeededRandom(seed);
  const chance = (share: number) => random.unit() < share;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random.unit() * from.length)] as T;
  const guarded = chance(0.7);
  const [backend, vault, clock, ids] = [
    new BulkThings(60),
    new FakeBulkVault(),
    new ManualClock(),
    new SequentialIds(),
  ];
  backend.knowsAuthors = chance(0.7);
  for (const key of backend.things.keys()) if (chance(0.1)) backend.edit(key, false);
  const action = backend.action(false, { guarded });
  const page = () => new BulkRunner([action], vault, clock, ids);
  const checked = await backend.checked(action, [...backend.items, ...backend.items.slice(0, 10)]);
  const confirmed = new Set(
    checked.rows.flatMap(({ planned }) => (planned.plan === 'willBeDone' ? [planned.key] : [])),
  );
  backend.effects.length = 0;
  const failureRate = random.unit() * 0.3;
  backend.fate = () => (chance(failureRate) ? pick(failures) : 'answered');
  let runner = page();
  backend.wire = async () => {
    await Promise.resolve();
    if (chance(0.01)) {
      runner.forgetPerson();
      vault.endPage();
      runner = page();
    } else if (chance(0.01)) runner.pause();
  };
  await runner.begin({ action, subject: '', checked, confirmed: confirmed.size });
  for (let round = 0; round < 200; round += 1) {
    await settled();
    const status = runner.status.read();
    if (status.kind === 'run' && status.activity === 'over') return { backend, confirmed, run: status.run };
    if (round === 150) backend.fate = () => 'answered';
    if (status.kind === 'unknown') await runner.load();
    await runner.resume();
  }
  throw new Error(`Seed ${seed} never ends: ${JSON.stringify(runner.status.read()).slice(0, 300)}`);
}

function expectHonest({ backend, confirmed, run }: { backend: BulkThings; confirmed: Set<string>; run: BulkRun }) {
  expect(new Set(backend.effects).size).toBe(backend.effects.length);
  const changed = new Set(backend.effects.map(effect => effect.replace(' off', '')));
  expect([...changed].filter(key => !confirmed.has(key))).toEqual([]);
  expect(backend.mostAtOnce).toBeLessThanOrEqual(4);
  for (const { planned, progress } of run.rows) {
    if (planned.plan !== 'willBeDone') continue;
    const what = `${planned.key} ${JSON.stringify(progress)}`;
    if (progress.kind === 'done') expect(`${what} ${changed.has(planned.key)}`).toBe(`${what} true`);
    if (progress.kind === 'failed') expect(`${what} ${changed.has(planned.key)}`).toBe(`${what} false`);
  }
  const { waiting, sent } = countOutcomes(run.rows);
  expect([waiting, sent]).toEqual([0, 0]);
}

describe('a bulk action under faults', () => {
  it('does each confirmed row at most once, nothing else, and reports which', async () => {
    for (let seed = 1; seed <= 120; seed += 1) expectHonest(await story(seed));
  }, 60_000);
});
