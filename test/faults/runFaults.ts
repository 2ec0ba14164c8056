import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SourceFault } from './SourceFault';

/** The outcome of one test with the fault in the sources. */
export interface FaultyTest {
  readonly title: string;
  readonly failed: boolean;
}

/** The part of jest's report that is used here. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const root = resolve(import.meta.dirname, '../..');
/** Time limit of a round, because a fault may cause an endless loop. */
const LIMIT_MS = 600_000;

interface JestProject {
  readonly displayName: string;
  readonly transform: object;
}

const { projects } = createRequire(import.meta.url)(join(root, 'jest.config.cjs')) as {
  readonly projects: readonly JestProject[];
};

/**
 * Returns jest's settings for these test files. The fault is planted during compilation; no file on disk changes.
 */
function configOf(tests: readonly string[], fault: SourceFault | undefined, name: string): object {
  const kind = tests.every(test => test.endsWith('x')) ? 'views' : 'unit';
  const base = projects.find(({ displayName }) => displayName === kind);
  const transform = {
    ...base?.transform,
    '^.+\\.tsx?$': [join(import.meta.dirname, 'faultTransform.cjs'), fault ?? {}],
  };
  return {
    ...base,
    rootDir: root,
    displayName: name,
    transform,
    testMatch: tests.map(test => join(root, test)),
    testTimeout: 20_000,
  };
}

/** Runs each fault against its test file in as few jest runs as possible. Results are keyed by fault name. */
export async function runFaults(
  faults: readonly SourceFault[],
  onRound: (found: ReadonlyMap<string, readonly FaultyTest[]>) => void,
): Promise<void> {
  // A jest result names its file but not its project, so faults with the same test file run in separate rounds.
  for (const round of roundsOf(faults)) {
    const configs = round.map((fault, at) => configOf([fault.test], fault, String(at)));
    const report = await runJest(configs, LIMIT_MS);
    onRound(new Map(round.map(({ name, test }) => [name, testsIn(report, test)])));
  }
}

/** Runs test files without faults. Results are keyed by file. */
export async function runWithoutFaults(files: readonly string[]): Promise<ReadonlyMap<string, readonly FaultyTest[]>> {
  if (files.length === 0) return new Map();
  const isView = (test: string): boolean => test.endsWith('x');
  const views = files.filter(isView);
  const others = files.filter(test => !isView(test));
  const report = await runJest(
    [views, others]
      .filter(one => one.length > 0)
      .map(one => configOf(one, undefined, isView(one[0] ?? '') ? 'views' : 'unit')),
  );
  return new Map(files.map(test => [test, testsIn(report, test)]));
}

function testsIn({ testResults }: JestReport, test: string): FaultyTest[] {
  const result = testResults.find(({ name }) => name === join(root, test));
  if (result === undefined || result.assertionResults.length === 0)
    throw new Error(`${test}: ${result?.message ?? 'no result'}`);
  return result.assertionResults.map(({ fullName, status }) => ({ title: fullName, failed: status === 'failed' }));
}

async function runJest(configs: readonly object[], limitMs?: number): Promise<JestReport> {
  const folder = mkdtempSync(join(tmpdir(), 'source-faults-'));
  try {
    const report = join(folder, 'report.json');
    const config = join(folder, 'config.json');
    writeFileSync(config, JSON.stringify({ rootDir: root, projects: configs }));
    // `--forceExit` ends processes that a fault leaves running.
    await run(['--config', config, '--json', '--outputFile', report, '--silent', '--forceExit'], limitMs);
    return JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Maximum number of faults in one jest run. Small rounds report progress sooner. */
const ROUND_SIZE = 20;

/** Splits faults into rounds in which each test file occurs once. */
function roundsOf(faults: readonly SourceFault[]): SourceFault[][] {
  const rounds: SourceFault[][] = [];
  for (const fault of faults) {
    const round = rounds.find(others => others.length < ROUND_SIZE && others.every(({ test }) => test !== fault.test));
    if (round === undefined) rounds.push([fault]);
    else round.push(fault);
  }
  return rounds;
}

function run(args: readonly string[], limitMs: number | undefined): Promise<void> {
  return new Promise((done, reject) => {
    const jest = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
      cwd: root,
      stdio: 'ignore',
      ...(limitMs !== undefined && { timeout: limitMs }),
    });
    jest.once('error', reject);
    jest.once('exit', () => done());
  });
}
