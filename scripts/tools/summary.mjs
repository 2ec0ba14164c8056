const duration = ms => `${(ms / 1000).toFixed(1)} s`;

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

/** One row per step: what passed, what failed, how long it took. */
export function table(results) {
  const rows = results.map(({ name, passed, failed, skipped, ms, note }) => [
    name,
    `${passed}`,
    `${failed}`,
    `${skipped}`,
    duration(ms),
    note ?? '',
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

/**
 * What failed, and what passed only when repeated, by step and name, so that the end of a long output says it; nothing
 * where neither is.
 */
export const failures = results =>
  told(results, 'failures', '✗', 'what failed') + told(results, 'repeated', '?', 'what passed only when repeated');

function told(results, key, mark, heading) {
  const lines = results.flatMap(result =>
    (result[key] ?? []).map(one => `${mark} ${result.name}: ${one.name}\n${one.message.replace(/^/gm, '    ')}\n`),
  );
  return lines.length === 0 ? '' : `\n── ${heading} ──\n${lines.join('\n')}`;
}

/** The last line: `N passed, N failed`, and `, N skipped` where there are any. */
export function lastLine(results) {
  const skipped = sum(results, 'skipped');
  const counts = `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}

export const anyFailed = results => results.length === 0 || sum(results, 'failed') > 0;
