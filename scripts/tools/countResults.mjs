import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const readReport = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A runner that ended badly without naming a failed test has failed once; so has one that ran nothing. */
function orOneFailure({ passed, failed, skipped }, exitCode) {
  if (passed + failed + skipped === 0) return { passed, failed: 1, skipped, note: 'ran no test' };
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, skipped, note: `ended with code ${exitCode}` };
  return { passed, failed, skipped };
}

/** Counts from jest's JSON report; a test file that could not even be loaded counts as one failure. */
export function countJest(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: `wrote no report, ended with code ${exitCode}` };
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return { ...orOneFailure(counts, exitCode), failures: jestFailures(report) };
}

/** Counts from Playwright's JSON report; a test that passed only when repeated counts as failed. */
export function countPlaywright(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: `wrote no report, ended with code ${exitCode}` };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { ...orOneFailure({ passed: expected, failed: unexpected + flaky, skipped }, exitCode), failures: report.suites.flatMap(suite => playwrightFailures(suite)) };
}

function jestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => failure(fullName, failureMessages.join('\n')));
    return assertionResults.length === 0 && message ? [failure(name, message)] : failed;
  });
}

function playwrightFailures({ title, suites = [], specs = [] }) {
  const own = specs.flatMap(spec =>
    spec.tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(({ results }) => failure(`${title} › ${spec.title}`, results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'))),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** So many lines of a message tell what was expected and what came. */
const TOLD_LINES = 16;

const failure = (name, message) => ({ name, message: stripVTControlCharacters(message).split('\n').slice(0, TOLD_LINES).join('\n') });
