const duration = ms => `${(ms / 1000).toFixed(1)} s`;

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

/** One row per step: what passed, what failed, how long it took; below it its parts, where it has several. */
export function table(results) {
  const rows = results.flatMap(({ parts = [], ...step }) => [
    rowOf(step, step.note),
    ...(parts.length > 1 ? parts.map(part => rowOf({ ...part, name: `  ${part.name}` }, `${part.files} files`)) : []),
  ]);
  const all = [['step', 'passed', 'failed', 'skipped', 'time', ''], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map(row => row[column].length)));
  const line = row =>
    row
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  ');
  return all
    .map(line)
    .map(text => text.trimEnd())
    .join('\n');
}

const rowOf = ({ name, passed, failed, skipped, ms }, note = '') => [
  name,
  `${passed}`,
  `${failed}`,
  `${skipped}`,
  duration(ms),
  note,
];

/** The ten tests that took longest, whatever step they belong to. */
export function slowest(results) {
  const tests = results.flatMap(({ name: step, tests = [] }) => tests.map(({ name, ms }) => ({ step, name, ms })));
  const longest = tests.sort((one, other) => other.ms - one.ms).slice(0, 10);
  return longest.map(({ step, name, ms }) => `${duration(ms).padStart(8)}  ${step}: ${name}`).join('\n');
}

/** Lists the failures by step and name for the end of a long output; empty if there are none. */
export function failures(results) {
  const lines = results.flatMap(result =>
    (result.failures ?? []).map(one => `✗ ${result.name}: ${one.name}\n${one.message.replace(/^/gm, '    ')}\n`),
  );
  return lines.length === 0 ? '' : `\n── what failed ──\n${lines.join('\n')}`;
}

/** The last line: `N passed, N failed`, and `, N skipped` where there are any. */
export function lastLine(results) {
  const skipped = sum(results, 'skipped');
  const counts = `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}

/** A test that was left out is one that did not pass. */
export const anyFailed = results => results.length === 0 || sum(results, 'failed') + sum(results, 'skipped') > 0;
