import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './buildWhenStale.mjs';
import { countJest, countPlaywright } from './countResults.mjs';
import { run } from './run.mjs';

const minutes = count => count * 60_000;

/** A check without tests of its own: it passes or fails as one. */
const check = (name, start, limitMs = minutes(8)) => ({
  name,
  limitMs,
  async run(context) {
    return (await start(context)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  },
});

/** Megabytes for what has just been made: with Node's own 16, a tenth of the time goes into collecting garbage. */
const roomForNew = '--max-semi-space-size=128';

const bin =
  (file, ...args) =>
  ({ root, limitMs }) =>
    run(process.execPath, [roomForNew, join(root, 'node_modules', file), ...args], { cwd: root, limitMs });

/** Some projects of jest.config.cjs in one list, so that no worker waits for the last suite of another project. */
const jest = (name, projects, workers, ...options) => ({
  name,
  limitMs: minutes(20),
  async run({ root, reports, limitMs }) {
    const report = join(reports, `${name}.json`);
    const output = ['--json', '--outputFile', report, '--maxWorkers', `${workers}`, ...options];
    const code = await bin('jest/bin/jest.js', '--selectProjects', ...projects, ...output)({ root, limitMs });
    return countJest(report, code, root);
  },
});

/** A generated document that must be up to date; not a step before its generator exists. */
const generated = (name, script) => ({
  ...check(name, bin('tsx/dist/cli.mjs', script, '--check')),
  exists: root => existsSync(join(root, script)),
});

const e2e = {
  name: 'e2e',
  limitMs: minutes(15),
  async run({ root, reports, limitMs }) {
    const report = join(reports, 'e2e.json');
    const playwright = bin('@playwright/test/cli.js', 'test');
    process.env.E2E_REPORT = report;
    return countPlaywright(report, await playwright({ root, limitMs }));
  },
};

const projects = ['unit', 'views', 'contract', 'architecture', 'adversarial', 'simulation'];

/**
 * The steps of `npm test`: groups one after the other; in a group, lists of steps beside each other, each list one step
 * after the other. The static checks run beside the tests; the browser has the machine for itself.
 */
export const groups = [
  [
    [
      check('build', ({ root, limitMs }) => build(root, { limitMs })),
      // One more than there are processors: some suites wait for a socket.
      jest('jest', projects, availableParallelism() + 1),
    ],
    [
      check('types', bin('typescript7/bin/tsc', '-p', 'tsconfig.json')),
      // With coverage: every branch of a rule has a case (jest.config.cjs has the threshold).
      jest('rules', ['rules'], 1, '--coverage', '--verbose=false'),
      check('lint', bin('oxlint/bin/oxlint', '-c', 'oxlint.config.mjs')),
      check('format', bin('oxfmt/bin/oxfmt', '--check')),
      check('sbom', ({ root, limitMs }) =>
        run(process.execPath, [join(root, 'scripts/sbom.mjs')], { cwd: root, limitMs }),
      ),
      generated('register', 'scripts/rules.ts'),
      generated('openapi', 'scripts/openapi.ts'),
    ],
  ],
  [[e2e]],
];
