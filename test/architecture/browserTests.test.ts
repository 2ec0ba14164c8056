import { spawnSync } from 'node:child_process';

// Playwright compiles the imports of its tests in its own way, without support for decorators on wire classes.
it('Playwright finds every browser test, and can compile its imports', () => {
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--list'], {
    encoding: 'utf8',
    // Playwright refuses to run if the variable of Jest is set.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  expect([status, /Total: (\d+) tests/.exec(stdout)?.[1] !== undefined]).toEqual([0, true]);
}, 120_000);
