import { spawnSync } from 'node:child_process';

// Playwright compiles what its tests import in its own way, which knows no decorators on wire classes.
it('finds every browser test, and can compile what they import', () => {
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--list'], {
    encoding: 'utf8',
    // Playwright refuses to run where it finds the variable of Jest.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  expect([status, /Total: (\d+) tests/.exec(stdout)?.[1] !== undefined]).toEqual([0, true]);
}, 120_000);
