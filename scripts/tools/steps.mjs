import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './buildWhenStale.mjs';
import { countJest, countPlaywright } from './countResults.mjs';
import { run } from './run.mjs';

const minutes = count => count * 60_000;

/** A check without tests of its own: it passes or fails as one. */
const check = (name, start, limitMs = minutes(5)) => ({
  name,
  limitMs,
  async run(context) {
    return (await start(context)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  },
});

const bin =
  (file, ...args) =>
  ({ root, limitMs }) =>
    run(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root, limitMs });

/** One project of jest.config.cjs. */
const jest = (project, workers = availableParallelism(), ...options) => ({
  name: project,
  limitMs: minutes(10),
  async run({ root, reports, limitMs }) {
    const report = join(reports, `${project}.json`);
    const code = await bin(
      'jest/bin/jest.js',
      '--selectProjects',
      project,
      '--maxWorkers',
      `${workers}`,
      '--json',
      '--outputFile',
      report,
      '--passWithNoTests',
      ...options,
    )({ root, limitMs });
    return countJest(report, code);
  },
});

/** A generated document that must be up to date; not a step before its generator exists. */
const generated = (name, script) => ({
  ...check(name, bin('tsx/dist/cli.mjs', script, '--check')),
  exists: root => existsSync(join(root, script)),
});

const e2e = {
  name: 'e2e',
  limitMs: minutes(28),
  async run({ root, reports, limitMs, all }) {
    const report = join(reports, 'e2e.json');
    const env = { E2E_REPORT: report, ...(!all && { E2E_TURNS: 'today' }) };
    const code = await run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
      cwd: root,
      limitMs,
      env,
    });
    return countPlaywright(report, code);
  },
};

/**
 * What `npm test` does: groups one after the other; in a group, lists of steps beside each other, each list one step
 * after the other.
 * The linter keeps one core busy for as long as the first list takes on the other.
 */
export const groups = [
  [
    [
      check('types', bin('typescript7/bin/tsc', '-p', 'tsconfig.json')),
      check('build', ({ root, limitMs }) => build(root, { limitMs })),
      jest('architecture', 1),
      check('sbom', ({ root, limitMs }) =>
        run(process.execPath, [join(root, 'scripts/sbom.mjs')], { cwd: root, limitMs }),
      ),
      generated('register', 'scripts/rules.ts'),
      generated('openapi', 'scripts/openapi.ts'),
      check('format', bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')),
    ],
    [check('lint', bin('eslint/bin/eslint.js', '.', '--max-warnings', '0'))],
  ],
  // With coverage: every branch of a rule has a case (jest.config.cjs has the threshold).
  [[jest('rules', 1, '--coverage', '--verbose=false')]],
  [[jest('unit')]],
  [[jest('views')]],
  // Its tests wait for servers and browsers more than they calculate.
  [[jest('contract', Math.ceil(1.5 * availableParallelism()))]],
  // One file takes most of the time of the simulation. Large bodies are measured in a process of their own, which a
  // single worker is not.
  [[jest('adversarial', 2)], [jest('simulation', 1)]],
  [[e2e]],
];
