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

/**
 * On a shared machine so many browser tests may pass only when repeated; with more the run itself is not to be trusted.
 */
const MOST_REPEATED = 3;

/**
 * Counts from Playwright's JSON report. Tests that passed only when repeated are named, so that somebody looks into
 * them; more than three of them have failed.
 */
export function countPlaywright(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: `wrote no report, ended with code ${exitCode}` };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const told = status => report.suites.flatMap(suite => playwrightTests(suite, status));
  const repeated = told('flaky');
  if (flaky > MOST_REPEATED)
    return { passed: expected, failed: unexpected + flaky, skipped, failures: [...told('unexpected'), ...repeated] };
  const counts = orOneFailure({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
  return {
    ...counts,
    failures: told('unexpected'),
    ...(flaky > 0 && { repeated, note: counts.note ?? `${flaky} only when repeated` }),
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

function playwrightTests({ title, suites = [], specs = [] }, wanted) {
  const said = ({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n');
  const own = specs.flatMap(spec =>
    spec.tests.filter(({ status }) => status === wanted).map(test => failure(`${title} › ${spec.title}`, said(test))),
  );
  return [...own, ...suites.flatMap(suite => playwrightTests(suite, wanted))];
}

/** So many lines of a message show what was expected and what came. */
const TOLD_LINES = 16;

const failure = (name, message) => ({
  name,
  message: stripVTControlCharacters(message).split('\n').slice(0, TOLD_LINES).join('\n'),
});
