import { parseArgs } from 'node:util';
import { plantedFaults } from '#test/simulation/faults/plantedFaults';
import { runSimulation } from '#test/simulation/runSimulation';
import type { SeedReport } from '#test/simulation/SeedReport';
import { SeedThreads, toRows } from '#test/simulation/SeedThreads';

/** Failing seeds that are named; the first of them prints its trace. */
const MOST_NAMED = 10;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    /** One seed, with its trace. */
    seed: { type: 'string' },
    trace: { type: 'string' },
    fault: { type: 'string' },
  },
});
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

function printRun(seed: number): void {
  const { trace, violations, fingerprint } = runSimulation(
    seed,
    plantedFaults.find(({ name }) => name === values.fault),
    true,
  );
  for (const line of trace) print(line);
  for (const [kind, detail] of violations) print(`VIOLATION ${kind}: ${detail}`);
  print(`seed ${String(seed)} fingerprint ${fingerprint}`);
}

function printFailures({ failures }: SeedReport): void {
  const kinds = new Map<string, number>();
  for (const { violations } of failures) for (const [kind] of violations) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const [first] = failures;
  if (first !== undefined && values.fault === undefined) printRun(first.seed);
  for (const { seed, violations } of failures.slice(0, MOST_NAMED))
    print(`seed ${String(seed)}: ${violations.map(([kind, detail]) => `${kind} (${detail})`).join('; ')}`);
  for (const [kind, seeds] of kinds) print(`${kind}: ${String(seeds)} seeds`);
}

async function printMany(from: number, count: number): Promise<void> {
  const threads = await SeedThreads.start(process.cwd());
  const started = process.hrtime.bigint();
  const report = await threads.run(toRows({ from, count, fault: values.fault }));
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  await threads.stop();
  printFailures(report);
  for (const [name, strikes] of [...report.troubles].sort()) print(`${name}: ${String(strikes)}`);
  const first = report.failures[0]?.seed;
  print(
    `${String(report.runs)} seeds (${String(report.withBoth)} with both generations) in ${seconds.toFixed(1)} s, ` +
      `${String(report.failures.length)} with violations, first ${String(first ?? 'none')}`,
  );
  process.exitCode = report.failures.length > 0 && values.fault === undefined ? 1 : 0;
}

const one = values.seed ?? values.trace;
if (one === undefined) await printMany(Number(values.from), Number(values.seeds));
else printRun(Number(one));
