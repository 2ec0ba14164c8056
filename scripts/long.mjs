#!/usr/bin/env node
/**
 * `npm run test:long [-- --minutes N] [-- --seed N]`: what the run has no time for: other seeds of the properties and of
 * the simulation, each case of the tables of which the run takes a part, random input and hostile answers in a browser,
 * a long sitting, and the suites of the Firebase SDK. It prints its seed. A seed that fails is added to
 * test/support/seeds.json: every later run tries it, or every later long run where its suite is one of those.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countPlaywright } from './tools/countResults.mjs';
import { buildWhenStale } from './tools/buildWhenStale.mjs';
import { ensureChromium } from './tools/ensureChromium.mjs';
import { installWhenNeeded } from './tools/installWhenNeeded.mjs';
import { requireNode } from './tools/requireNode.mjs';
import { run } from './tools/run.mjs';

/** So many suites try seeds for as long as they may. */
const SUITES = 60;

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: `${Math.floor(Math.random() * 1_000_000)}` },
  },
});

if (!/^\d+$/.test(values.seed) || !(Number(values.minutes) > 0)) {
  console.error('--seed takes a whole number, --minutes a number of minutes.');
  process.exit(2);
}
requireNode();
await installWhenNeeded(root);
await buildWhenStale(root);
const chromium = await ensureChromium(root);
const failedSeeds = join(root, '.cache/failedSeeds.jsonl');
// Of a run that was broken off.
keepFailedSeeds();
mkdirSync(join(root, '.cache'), { recursive: true });
const env = {
  ...(chromium && { CHROMIUM_PATH: chromium }),
  LONG_MINUTES: `${Number(values.minutes) / SUITES}`,
  LONG_SEED: values.seed,
  LONG_FAILED_SEEDS: failedSeeds,
};
console.log(`Seeds from ${values.seed} on, of the simulation from ${values.seed * 100} on.`);
console.log(`The same again with --seed ${values.seed}.`);
const nodeWith = (more, file, ...args) =>
  run(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root, env: { ...env, ...more } });
const node = (file, ...args) => nodeWith({}, file, ...args);
const projects = ['unit', 'views', 'adversarial', 'simulation', 'long'];
const inNode = await node('jest/bin/jest.js', '--selectProjects', ...projects, '--silent=false');
const inBrowser = await inBrowserFrom(values.seed, 'test/long');
let known = 0;
for (const [suite, seeds] of Object.entries(readSeeds()).filter(([suite]) => suite.startsWith('test/long/')))
  for (const seed of seeds) known += await inBrowserFrom(seed, suite);
keepFailedSeeds();
process.exitCode = inNode === 0 && inBrowser === 0 && known === 0 ? 0 : 1;

/** A suite of the browser draws everything from one seed; the suites that fail with it are kept with it. */
async function inBrowserFrom(seed, suites) {
  const report = join(root, '.cache/longRun.json');
  rmSync(report, { force: true });
  const code = await nodeWith({ LONG_SEED: `${seed}`, E2E_REPORT: report }, '@playwright/test/cli.js', 'test', suites);
  for (const suite of new Set(countPlaywright(report, code).failures?.map(({ file }) => `test/${file}`)))
    appendFileSync(failedSeeds, `${JSON.stringify({ suite, seed: Number(seed) })}\n`);
  return code;
}

function readSeeds() {
  return JSON.parse(readFileSync(join(root, 'test/support/seeds.json'), 'utf8'));
}

function keepFailedSeeds() {
  if (!existsSync(failedSeeds)) return;
  const known = readSeeds();
  // The last line may be incomplete, because the run may have been stopped while writing it.
  const found = readFileSync(failedSeeds, 'utf8')
    .split('\n')
    .filter(line => /^\{.*\}$/.test(line));
  for (const { suite, seed } of found.map(line => JSON.parse(line)))
    known[suite] = [...new Set([...(known[suite] ?? []), seed])].sort((a, b) => a - b);
  writeFileSync(join(root, 'test/support/seeds.json'), `${JSON.stringify(known, null, 2)}\n`);
  rmSync(failedSeeds);
  console.log(`${found.length} seeds failed and were added to test/support/seeds.json. Commit it with the correction.`);
}
