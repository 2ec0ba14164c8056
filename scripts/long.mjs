#!/usr/bin/env node
/**
 * `npm run test:long [-- --minutes N] [-- --seed N]`: what the run has no time for: other seeds of every property and of
 * the simulation, each case of the tables of which the run takes a part, random input and hostile answers in a browser,
 * a long sitting, and the suites of the Firebase SDK. It prints its seed. A seed that fails is added to
 * test/support/seeds.json, so that every later run tries it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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

requireNode();
await installWhenNeeded(root);
await buildWhenStale(root);
const chromium = await ensureChromium(root);
const failedSeeds = join(root, '.cache/failedSeeds.jsonl');
rmSync(failedSeeds, { force: true });
mkdirSync(join(root, '.cache'), { recursive: true });
const env = {
  ...(chromium && { CHROMIUM_PATH: chromium }),
  LONG_MINUTES: `${Number(values.minutes) / SUITES}`,
  LONG_SEED: values.seed,
  LONG_FAILED_SEEDS: failedSeeds,
};
console.log(`Seeds from ${values.seed} on; the same again with --seed ${values.seed}.`);
const node = (file, ...args) => run(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root, env });
const projects = ['unit', 'views', 'adversarial', 'simulation', 'long'];
const inNode = await node('jest/bin/jest.js', '--selectProjects', ...projects, '--silent=false');
const inBrowser = await node('@playwright/test/cli.js', 'test');
keepFailedSeeds();
process.exitCode = inNode === 0 && inBrowser === 0 ? 0 : 1;

function keepFailedSeeds() {
  if (!existsSync(failedSeeds)) return;
  const file = join(root, 'test/support/seeds.json');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const found = readFileSync(failedSeeds, 'utf8').split('\n').filter(Boolean);
  for (const { suite, seed } of found.map(line => JSON.parse(line)))
    known[suite] = [...new Set([...(known[suite] ?? []), seed])].sort((a, b) => a - b);
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
  console.log(`${found.length} seeds failed and were added to test/support/seeds.json. Commit it with the correction.`);
}
