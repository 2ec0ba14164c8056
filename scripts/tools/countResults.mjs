import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const readReport = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A runner that ended badly without naming a failed test has failed once; so has one that ran nothing. */
function orOneFailure({ passed, failed, skipped }, exitCode) {
  if (passed + failed + skipped === 0) return { passed, failed: 1, skipped, note: 'ran no test' };
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, skipped, note: `ended with code ${exitCode}` };
  return { passed, failed, skipped };
}

/**
 * Counts from jest's JSON report; a test file that could not even be loaded counts as one failure. `parts` has the
 * counts by kind of test, with the time that their files took in all.
 */
export function countJest(path, exitCode, root = process.cwd()) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: `wrote no report, ended with code ${exitCode}` };
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return {
    ...orOneFailure(counts, exitCode),
    failures: jestFailures(report),
    parts: jestParts(report, root),
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, name)} ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  };
}

const folderNames = ['contract', 'architecture', 'adversarial', 'simulation'];

/** The kind of a test file, by its folder or the end of its name. */
function kindOf(path) {
  const folder = folderNames.find(name => path.includes(`test/${name}/`));
  return folder ?? (path.endsWith('.tsx') ? 'views' : path.endsWith('test/rules.test.ts') ? 'rules' : 'unit');
}

function jestParts({ testResults }, root) {
  const parts = new Map();
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const kind = kindOf(relative(root, name));
    const part = parts.get(kind) ?? { name: kind, files: 0, passed: 0, failed: 0, skipped: 0, ms: 0 };
    const count = status => assertionResults.filter(result => result.status === status).length;
    parts.set(kind, {
      name: kind,
      files: part.files + 1,
      passed: part.passed + count('passed'),
      failed: part.failed + count('failed'),
      skipped: part.skipped + count('pending') + count('todo'),
      ms: part.ms + (endTime - startTime || 0),
    });
  }
  return [...parts.values()].sort((one, other) => other.ms - one.ms);
}

/** Counts from Playwright's JSON report. */
export function countPlaywright(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: `wrote no report, ended with code ${exitCode}` };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tests = report.suites.flatMap(suite => playwrightTests(suite));
  return {
    ...orOneFailure({ passed: expected, failed: unexpected + flaky, skipped }, exitCode),
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title, messages, file }) => ({ ...failure(title, messages), file })),
    tests: tests.map(({ title, ms }) => ({ name: title, ms })),
  };
}

function jestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages.join('\n')));
    return assertionResults.length === 0 && message ? [failure(name, message)] : failed;
  });
}

function playwrightTests({ title, suites = [], specs = [] }) {
  const own = specs.flatMap(spec =>
    spec.tests.map(({ status, results }) => ({
      title: `${title} › ${spec.title}`,
      status,
      file: spec.file,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(suite => playwrightTests(suite))];
}

/** So many lines of a message show what was expected and what came. */
const TOLD_LINES = 16;

const failure = (name, message) => ({
  name,
  message: stripVTControlCharacters(message).split('\n').slice(0, TOLD_LINES).join('\n'),
});
