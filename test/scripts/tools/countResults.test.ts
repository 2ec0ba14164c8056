import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright } from '#scripts/tools/countResults.mjs';

describe('counting test results', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'report-'));
    path = join(directory, 'report.json');
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const jestReport = (changes = {}) =>
    writeFileSync(
      path,
      JSON.stringify({
        numPassedTests: 5,
        numFailedTests: 0,
        numRuntimeErrorTestSuites: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [],
        ...changes,
      }),
    );

  it('counts passed, failed and skipped tests', () => {
    jestReport({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
    expect(countJest(path, 1)).toEqual({ passed: 5, failed: 2, skipped: 2, failures: [], parts: [], tests: [] });
  });

  it('counts a test file that cannot be loaded as a failure', () => {
    jestReport({ numRuntimeErrorTestSuites: 1 });
    expect(countJest(path, 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a runner that exits with an error after passed tests as a failure', () => {
    jestReport();
    expect(countJest(path, 124)).toMatchObject({ passed: 5, failed: 1, note: 'ended with code 124' });
  });

  it('counts a run without tests as a failure', () => {
    jestReport({ numPassedTests: 0 });
    expect(countJest(path, 0)).toMatchObject({ passed: 0, failed: 1, note: 'ran no test' });
    expect(countJest(join(directory, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countPlaywright(join(directory, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a browser test that passed only when repeated as failed', () => {
    const results = [
      { errors: [{ message: 'once' }], duration: 700 },
      { errors: [], duration: 300 },
    ];
    writeFileSync(
      path,
      JSON.stringify({
        stats: { expected: 9, unexpected: 0, flaky: 1, skipped: 2 },
        suites: [{ title: 'a list', specs: [{ title: 'blinks', tests: [{ status: 'flaky', results }] }] }],
      }),
    );
    expect(countPlaywright(path, 0)).toEqual({
      passed: 9,
      failed: 1,
      skipped: 2,
      failures: [{ name: 'a list › blinks', message: 'once' }],
      tests: [{ name: 'a list › blinks', ms: 1_000 }],
    });
  });

  it('counts each kind of test, with the time of its files', () => {
    const file = (name: string, ms: number, ...statuses: readonly string[]) => ({
      name: join(directory, name),
      startTime: 1_000,
      endTime: 1_000 + ms,
      message: '',
      assertionResults: statuses.map(status => ({ status, fullName: 'holds', failureMessages: [], duration: 5 })),
    });
    jestReport({
      testResults: [
        file('test/domain/a.test.ts', 100, 'passed', 'failed'),
        file('packages/p/test/contract/b.test.ts', 300, 'passed'),
        file('test/presentation/c.test.tsx', 200, 'passed', 'pending'),
        file('test/application/d.test.ts', 150, 'passed'),
      ],
    });
    const { parts = [], tests = [] } = countJest(path, 0, directory);
    expect(parts).toEqual([
      { name: 'contract', files: 1, passed: 1, failed: 0, skipped: 0, ms: 300 },
      { name: 'unit', files: 2, passed: 2, failed: 1, skipped: 0, ms: 250 },
      { name: 'views', files: 1, passed: 1, failed: 0, skipped: 1, ms: 200 },
    ]);
    expect(tests[0]).toEqual({ name: 'test/domain/a.test.ts holds', ms: 5 });
  });

  it('keeps failed tests by name, with the beginning of their message', () => {
    const long = Array.from({ length: 40 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n');
    jestReport({
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'holds', failureMessages: [] },
            { status: 'failed', fullName: 'breaks', failureMessages: [long] },
          ],
        },
        { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    const { failures = [] } = countJest(path, 1);
    expect(failures.map(({ name }) => name)).toEqual(['breaks', 'b.test.ts']);
    expect(failures[0]?.message.split('\n').at(-1)).toBe('line 15');
  });

  it('keeps failed browser tests, however deeply they are nested', () => {
    const test = (status: string, message: string) => ({
      status,
      results: [{ errors: message === '' ? [] : [{ message }] }],
    });
    const specs = [
      { title: 'shows', tests: [test('expected', '')] },
      { title: 'hides', tests: [test('unexpected', 'not hidden')] },
      { title: 'blinks', tests: [test('flaky', 'once')] },
    ];
    writeFileSync(
      path,
      JSON.stringify({
        stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
        suites: [{ title: 'a.spec.ts', suites: [{ title: 'a list', specs }] }],
      }),
    );
    const names = countPlaywright(path, 1).failures?.map(({ name }) => name);
    expect(names).toEqual(['a list › hides', 'a list › blinks']);
  });
});
