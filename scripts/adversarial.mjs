#!/usr/bin/env node
/**
 * `npm run test:adversarial [-- --long [--minutes N] [--seed N]]`: hostile requests, altered answers and struck calls
 * against everything.
 * Bounded it is a part of `npm test`; long it goes on for about an hour. The seed is the day unless given.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from './tools/buildWhenStale.mjs';
import { ensureChromium } from './tools/ensureChromium.mjs';
import { installWhenNeeded } from './tools/installWhenNeeded.mjs';
import { requireNode } from './tools/requireNode.mjs';
import { run } from './tools/run.mjs';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string' },
  },
});

requireNode();
await installWhenNeeded(root);
await buildWhenStale(root);
const chromium = await ensureChromium(root);
const env = {
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(values.long && { ADVERSARIAL_MINUTES: values.minutes }),
  ...(values.seed !== undefined && { ADVERSARIAL_SEED: values.seed }),
};
const node = (file, ...args) => run(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root, env });
const inNode = await node('jest/bin/jest.js', '--selectProjects', 'adversarial');
const inBrowser = await node('@playwright/test/cli.js', 'test', '--project', 'all', 'test/adversarial');
process.exitCode = inNode === 0 && inBrowser === 0 ? 0 : 1;
