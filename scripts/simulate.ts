import { parseArgs } from 'node:util';
import { plantedFaults } from '#test/simulation/faults/plantedFaults';
import { runSimulation } from '#test/simulation/runSimulation';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '2000' }, from: { type: 'string', default: '1' }, fault: { type: 'string' }, trace: { type: 'string' } },
});
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const fault = plantedFaults.find(({ name }) => name === values.fault);
if (values.fault !== undefined && fault === undefined) throw new Error(`Unknown fault. Known: ${plantedFaults.map(({ name }) => name).join(', ')}`);

function printRun(seed: number): void {
  const { trace, violations, fingerprint } = runSimulation(seed, fault, true);
  for (const line of trace) print(line);
  for (const [kind, detail] of violations) print(`VIOLATION ${kind}: ${detail}`);
  print(`seed ${String(seed)} fingerprint ${fingerprint}`);
}

function printMany(first: number, count: number): void {
  const started = process.hrtime.bigint();
  const kinds = new Map<string, number>();
  let failing: number | undefined;
  let failures = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const { violations } = runSimulation(seed, fault);
    if (violations.size === 0) continue;
    failures += 1;
    failing ??= seed;
    if (failures <= 10) print(`seed ${String(seed)}: ${[...violations].map(([kind, detail]) => `${kind} (${detail})`).join('; ')}`);
    for (const kind of violations.keys()) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  if (failing !== undefined && fault === undefined) printRun(failing);
  for (const [kind, seeds] of kinds) print(`${kind}: ${String(seeds)} seeds`);
  print(`${String(count)} seeds, ${String(failures)} with violations, first ${String(failing ?? 'none')}, ${(count / seconds).toFixed(0)} runs per second`);
  process.exitCode = failures > 0 && fault === undefined ? 1 : 0;
}

if (values.trace === undefined) printMany(Number(values.from), Number(values.seeds));
else printRun(Number(values.trace));
