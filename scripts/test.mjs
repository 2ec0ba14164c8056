#!/usr/bin/env node
/** `npm test [-- --only step,step]`: everything, from a fresh clone. Every step runs even when one before it failed. */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './tools/ensureChromium.mjs';
import { installWhenNeeded } from './tools/installWhenNeeded.mjs';
import { requireNode } from './tools/requireNode.mjs';
import { groups } from './tools/steps.mjs';
import { anyFailed, failures, lastLine, slowest, table } from './tools/summary.mjs';

const root = resolve(import.meta.dirname, '..');
/** The whole run ends within this time, whatever hangs; on a quiet machine it takes half of it. */
const wholeRunMs = 30 * 60_000;

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

function chosenGroups() {
  const steps = groups.flat(2);
  const names = only?.split(',');
  const unknown = names?.filter(name => !steps.some(step => step.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. The steps are ${steps.map(step => step.name).join(', ')}.`);
    process.exit(2);
  }
  const isChosen = step => (names?.includes(step.name) ?? true) && (step.exists?.(root) ?? true);
  return groups.map(group => group.map(steps => steps.filter(isChosen)));
}

async function runStep(step, reports, deadline) {
  const started = Date.now();
  const limitMs = Math.min(step.limitMs, deadline - started);
  console.log(`\n── ${step.name} ──`);
  if (limitMs <= 0) return { name: step.name, passed: 0, failed: 1, skipped: 0, ms: 0, note: 'no time was left' };
  const counts = await step.run({ root, reports, limitMs });
  return { name: step.name, ...counts, ms: Date.now() - started };
}

async function runInOrder(steps, reports, deadline) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, reports, deadline));
  return results;
}

async function findBrowser() {
  const path = await ensureChromium(root);
  if (path) process.env.CHROMIUM_PATH = path;
  else console.error('No Chromium could be found or installed; the browser tests will fail. Set CHROMIUM_PATH to one.');
}

requireNode();
const begun = Date.now();
const deadline = begun + wholeRunMs;
const chosen = chosenGroups();
await installWhenNeeded(root);
if (chosen.flat(2).some(step => ['jest', 'e2e'].includes(step.name))) await findBrowser();
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = [];
for (const group of chosen)
  results.push(...(await Promise.all(group.map(steps => runInOrder(steps, reports, deadline)))).flat());
const took = `${((Date.now() - begun) / 60_000).toFixed(1)} minutes`;
console.log(`\n── the ten slowest tests ──\n${slowest(results)}\n${failures(results)}\n${table(results)}\n\n${took}`);
console.log(lastLine(results));
process.exitCode = anyFailed(results) ? 1 : 0;
