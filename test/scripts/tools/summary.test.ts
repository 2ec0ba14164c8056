import { anyFailed, failures, lastLine, slowest, table } from '#scripts/tools/summary.mjs';

const result = (changes = {}) => ({ name: 'unit', passed: 3, failed: 0, skipped: 0, ms: 1234, ...changes });

describe('the summary of a test run', () => {
  it('ends with one line of totals', () => {
    expect(lastLine([result(), result({ passed: 2, failed: 1 })])).toBe('5 passed, 1 failed');
  });

  it('mentions skipped tests only if there are any', () => {
    expect(lastLine([result({ skipped: 2 })])).toBe('3 passed, 0 failed, 2 skipped');
  });

  it('fails when a test failed or was skipped, or when none ran', () => {
    const runs = [[result()], [result({ failed: 1 })], [result({ skipped: 1 })], []];
    expect(runs.map(anyFailed)).toEqual([false, true, true, true]);
  });

  it('shows each step in a row of its own', () => {
    const rows = table([result(), result({ name: 'e2e', note: 'ran no test' })]).split('\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('1.2 s');
    expect(rows[2]).toMatch(/^e2e .*ran no test$/);
  });

  it('shows the parts of a step below it, if it has several', () => {
    const part = { files: 2, passed: 1, failed: 0, skipped: 0, ms: 500 };
    const parts = [
      { ...part, name: 'views' },
      { ...part, name: 'contract' },
    ];
    expect(
      table([result({ parts })])
        .split('\n')
        .slice(2),
    ).toEqual([expect.stringMatching(/^ {2}views .* 0.5 s {2}2 files$/), expect.stringMatching(/^ {2}contract /)]);
    expect(table([result({ parts: parts.slice(1) })]).split('\n')).toHaveLength(2);
  });

  it('names the ten slowest tests of all steps', () => {
    const tests = Array.from({ length: 8 }, (_, index) => ({ name: `test ${index}`, ms: index * 1_000 }));
    const lines = slowest([result({ tests }), result({ name: 'e2e', tests })]).split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   7.0 s  unit: test 7');
  });

  it('names failed tests, and prints nothing without any', () => {
    expect(failures([result()])).toBe('');
    const text = failures([
      result(),
      result({ failed: 1, failures: [{ name: 'adds › two', message: 'expected 2\nreceived 3' }] }),
    ]);
    expect(text).toContain('✗ unit: adds › two\n    expected 2\n    received 3\n');
  });
});
