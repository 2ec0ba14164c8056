/** Stryker's plugins: a runner of the domain's tests, and a filter for code that is not behaviour. */
import { relative } from 'node:path';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { DomainTests, type DomainTest, type Suite } from './DomainTests';

const globals = globalThis as unknown as Record<string, InstrumenterContext | undefined>;
/** The global object in which the mutated sources look up the active mutant. */
const switches = (globals[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

async function run({ id, run: act }: DomainTest): Promise<TestResult> {
  const began = process.hrtime();
  switches.currentTestId = id;
  const failure = await Promise.resolve()
    .then(act)
    .then(
      () => undefined,
      (error: unknown) => String(error),
    );
  delete switches.currentTestId;
  const [seconds, nanoseconds] = process.hrtime(began);
  const result = { id, name: id, timeSpentMs: seconds * 1_000 + nanoseconds / 1_000_000 };
  if (failure === undefined) return { ...result, status: TestStatus.Success };
  return { ...result, status: TestStatus.Failed, failureMessage: failure };
}

class DomainTestRunner implements TestRunner {
  private readonly compiled = DomainTests.compile(process.cwd());

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // A test that measures how long something takes must not fail because the machine is busy.
    performance.now = () => 0;
    await this.compiled;
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const domain = await this.compiled;
    const suites = new Set(files.flatMap(file => domain.suitesFor(relative(process.cwd(), file))));
    const mutantCoverage = (switches.mutantCoverage = { static: {}, perTest: {} });
    const tests: TestResult[] = [];
    for (const test of [...suites].flatMap(domain.load())) tests.push(await run(test));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  /** Reloads the sources for each mutant, so that none affects the next. */
  async mutantRun({ activeMutant, sandboxFileName, testFilter, ...asked }: MutantRunOptions): Promise<MutantRunResult> {
    const domain = await this.compiled;
    // Stryker would allow a hundred times the runs of an inactive mutant, which takes minutes in a busy place.
    const hitLimit = asked.hitLimit && Math.min(asked.hitLimit, asked.hitLimit / 50 + 1_000_000);
    const suites = domain.suitesFor(relative(process.cwd(), sandboxFileName));
    Object.assign(switches, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests = await runUntilOneFails(suites, domain.load(), testFilter && new Set(testFilter));
    const endless = determineHitLimitReached(switches.hitCount, hitLimit);
    for (const key of ['activeMutant', 'hitCount', 'hitLimit'] as const) delete switches[key];
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }
}

async function runUntilOneFails(
  suites: readonly Suite[],
  testsOf: (suite: Suite) => readonly DomainTest[],
  reaching: ReadonlySet<string> | undefined,
): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const suite of suites.filter(({ file }) => !reaching || anyOf(file, reaching))) {
    for (const test of testsOf(suite)) {
      // A suite that does not load is one test that fails, and known by no other run.
      if (reaching && !reaching.has(test.id) && test.id !== suite.file) continue;
      const result = await run(test);
      results.push(result);
      if (result.status === TestStatus.Failed) return results;
    }
  }
  return results;
}

const anyOf = (file: string, ids: ReadonlySet<string>): boolean => [...ids].some(id => id.startsWith(`${file} `));

interface Place {
  readonly key?: unknown;
  readonly listKey?: unknown;
  readonly parent?: { readonly callee?: { readonly name?: unknown } };
}

/** The words of a rule are checked by `npm run rules`. */
const ruleStatement: Ignorer = {
  shouldIgnore(path: NodePath) {
    const { key, listKey, parent } = path as Place;
    return listKey === 'arguments' && key === 0 && parent?.callee?.name === 'rule' ? 'states the rule' : undefined;
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'domain', DomainTestRunner),
  declareValuePlugin(PluginKind.Ignore, 'ruleStatement', ruleStatement),
];
