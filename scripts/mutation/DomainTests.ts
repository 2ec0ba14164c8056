/** The tests of the domain, run in this process: to start jest for each mutant would take hours. */
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import vm from 'node:vm';
import { build, type Metafile } from 'esbuild';
import { expect } from 'expect';
import { bind } from 'jest-each';
import type { Rule } from '@/domain/kernel/rule';
import { filesBelow } from '../rules/filesBelow';
import { casesFileOf, readCases } from '../rules/readCases';
import { ruleFiles } from '../rules/ruleFiles';
import { runCase } from '../rules/runCase';

export interface DomainTest {
  readonly id: string;
  readonly run: () => unknown;
}

/** A case table, or a file of tests. */
export interface Suite {
  readonly file: string;
  /** The file to load: the rule of a case table, or the file of tests itself. */
  readonly entry: string;
  /** The sources that it is about: the rule of a case table, or what a file of tests imports. */
  readonly subjects: ReadonlySet<string>;
  /** All sources that it loads. */
  readonly sources: ReadonlySet<string>;
}

type Loaders = Readonly<Record<string, () => Readonly<Record<string, unknown>>>>;

const MOST_EXAMPLES = 100;

const isRule = (file: string): boolean => file.endsWith('.rule.ts');

export class DomainTests {
  private constructor(
    private readonly root: string,
    private readonly program: vm.Script,
    private readonly suites: readonly Suite[],
  ) {}

  static async compile(root: string): Promise<DomainTests> {
    const rules = ruleFiles(root);
    const tests = ['test/domain', 'test/sandbox/domain']
      .flatMap(folder => filesBelow(root, folder))
      .filter(file => file.endsWith('.test.ts'));
    const loaders = [...rules, ...tests].map(file => `'${file}': () => require('./${file}'),`).join('\n');
    const { outputFiles, metafile } = await build({
      stdin: { contents: `module.exports = {\n${loaders}\n};`, resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      metafile: true,
      write: false,
      logLevel: 'error',
    });
    const suites = [
      ...rules.map(entry => ({ file: casesFileOf(entry), entry, subjects: new Set([entry]) })),
      ...tests.map(entry => ({ file: entry, entry, subjects: new Set(importsOf(entry, metafile)) })),
    ]
      .map(suite => ({ ...suite, sources: reachableFrom(suite.entry, metafile) }))
      .sort((a, b) => a.sources.size - b.sources.size);
    drawFewExamples(requireOf(root)('fast-check') as FastCheck);
    return new DomainTests(root, new vm.Script(`(module, require) => {${outputFiles[0]?.text}\n}`), suites);
  }

  /** Those that have to notice a change of a file: the ones about it, or where none is, all that load it. */
  suitesFor(source: string): readonly Suite[] {
    const own = this.suites.filter(({ subjects }) => subjects.has(source));
    return own.length > 0 ? own : this.suites.filter(({ sources }) => sources.has(source));
  }

  /** Reloads the domain and returns a function that collects the tests of a suite. */
  load(): (suite: Suite) => readonly DomainTest[] {
    const module = { exports: {} as Loaders };
    (this.program.runInThisContext() as (...given: unknown[]) => void)(module, requireOf(this.root));
    return ({ file, entry }) => {
      const load = module.exports[entry];
      if (!load) throw new Error(`${entry} is not loaded`);
      try {
        return isRule(entry) ? this.casesOf(entry, load()) : declaredTests(file, load);
      } catch (error) {
        const failure = new Error(`${entry} does not load`, { cause: error });
        return [{ id: file, run: () => Promise.reject(failure) }];
      }
    };
  }

  private casesOf(ruleFile: string, module: Readonly<Record<string, unknown>>): DomainTest[] {
    const subject = module[basename(ruleFile, '.rule.ts')] as Rule<readonly [unknown], unknown>;
    return readCases(this.root, ruleFile).cases.map(row => ({
      id: `${casesFileOf(ruleFile)} › ${row.id}`,
      run: () => {
        const { agrees, report } = runCase(subject, row);
        if (!agrees) throw new Error(report);
      },
    }));
  }
}

/** The part of fast-check that matters here, under both of the names by which it may be imported. */
interface FastCheck {
  configureGlobal: (settings: { readonly seed: number; readonly endOnFailure: boolean }) => void;
  assert: (property: unknown, given?: { readonly numRuns?: number }) => unknown;
  default: FastCheck;
}

/** A hundred examples a property, the same in each run; a smaller counterexample is of no use here. */
function drawFewExamples(fc: FastCheck): void {
  fc.configureGlobal({ seed: 1, endOnFailure: true });
  const original = fc.assert;
  const assert: FastCheck['assert'] = (property, given = {}) =>
    original(property, { ...given, numRuns: Math.min(given.numRuns ?? MOST_EXAMPLES, MOST_EXAMPLES) });
  fc.assert = assert;
  fc.default = { ...fc.default, assert };
}

const requireOf = (root: string): NodeJS.Require => createRequire(join(root, 'package.json'));

const importsOf = (file: string, { inputs }: Metafile): string[] =>
  (inputs[file]?.imports ?? []).filter(({ external }) => external !== true).map(({ path }) => path);

function reachableFrom(entry: string, metafile: Metafile): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) for (const path of importsOf(file, metafile)) reached.add(path);
  return reached;
}

/** Gathers what a file of tests declares; a number distinguishes tests with the same title. */
function declaredTests(file: string, load: () => unknown): readonly DomainTest[] {
  const titles = [file];
  const tests: DomainTest[] = [];
  const describe = (title: string, declare: () => void): void => {
    titles.push(title);
    declare();
    titles.pop();
  };
  const it = (title: string, run: () => unknown): void => {
    tests.push({ id: `${[...titles, title].join(' › ')} (${tests.length + 1})`, run });
  };
  Object.assign(globalThis, {
    expect,
    describe: Object.assign(describe, { each: bind(describe, false) }),
    it: Object.assign(it, { each: bind(it, false) }),
  });
  load();
  return tests;
}
