import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sourceFaults, type SourceFault } from './sourceFaults';

/** What became of one test with the fault in the sources. */
export interface FaultyTest {
  readonly title: string;
  readonly failed: boolean;
}

/** The part of jest's report that is read. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const root = resolve(__dirname, '../../..');
/** In which a fault ends up in a loop, it is not waited for. */
const LIMIT_MS = 240_000;

/** Jest's settings for one run of each fault: the sources are compiled with it in place, and nothing on the disk is changed. */
function configOf(fault: SourceFault, at: number): object {
  const { projects } = createRequire(__filename)(join(root, 'jest.config.cjs')) as { readonly projects: readonly { readonly displayName: string; readonly transform: object }[] };
  const base = projects.find(({ displayName }) => displayName === (fault.test.endsWith('x') ? 'views' : 'unit'));
  const transform = { ...base?.transform, '^.+\\.tsx?$': [join(__dirname, 'faultTransform.cjs'), fault] };
  return { ...base, rootDir: root, displayName: String(at), transform, testMatch: [join(root, fault.test)], testTimeout: 20_000 };
}

/** Runs every fault against its test file, all in one run of jest. */
export async function runSourceFaults(): Promise<ReadonlyMap<string, readonly FaultyTest[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'source-faults-'));
  try {
    const found = new Map<string, readonly FaultyTest[]>();
    // Jest names the file of a result, not its project: faults of one test file are run one after the other.
    for (const round of roundsOf(sourceFaults)) {
      const report = join(folder, 'report.json');
      const config = join(folder, 'config.json');
      writeFileSync(config, JSON.stringify({ rootDir: root, projects: round.map(configOf) }));
      await run(['--config', config, '--json', '--outputFile', report, '--silent']);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
      for (const fault of round) {
        const result = testResults.find(({ name }) => name === join(root, fault.test));
        if (result === undefined || result.assertionResults.length === 0) throw new Error(`${fault.name}: ${result?.message ?? 'no result'}`);
        found.set(fault.name, result.assertionResults.map(({ fullName, status }) => ({ title: fullName, failed: status === 'failed' })));
      }
      rmSync(report);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In each round no test file stands twice. */
function roundsOf(faults: readonly SourceFault[]): SourceFault[][] {
  const rounds: SourceFault[][] = [];
  for (const fault of faults) {
    const round = rounds.find(others => others.every(({ test }) => test !== fault.test));
    if (round === undefined) rounds.push([fault]);
    else round.push(fault);
  }
  return rounds;
}

function run(args: readonly string[]): Promise<void> {
  return new Promise((done, reject) => {
    const { JEST_WORKER_ID: _, ...env } = process.env;
    const jest = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], { cwd: root, env, stdio: 'ignore', timeout: LIMIT_MS });
    jest.once('error', reject);
    jest.once('exit', () => done());
  });
}
