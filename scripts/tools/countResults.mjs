import { existsSync, readFileSync } from 'node:fs';

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
  return orOneFailure(counts, exitCode);
}

/** Counts from Playwright's JSON report; a test that passed only when repeated counts as failed. */
export function countPlaywright(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: `wrote no report, ended with code ${exitCode}` };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return orOneFailure({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}
