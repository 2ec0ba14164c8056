#!/usr/bin/env node
/** `npm run sandbox:reset [-- --data DIR]`: empties the sandbox's data, unless a sandbox is using it. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { livingLocks } from './tools/livingLocks.mjs';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const directory = values.data ? resolve(values.data) : resolve(import.meta.dirname, '..', '.sandbox');
const names = existsSync(directory) ? readdirSync(directory) : [];

const [held] = livingLocks(directory);
if (held) {
  console.error(`A sandbox (process ${held.pid}) is using ${directory}. End it first, then reset.`);
  process.exit(1);
}
const holdsJournal =
  names.length > 0 && readdirSync(directory, { recursive: true }).some(file => basename(file) === 'journal.jsonl');
if (values.data && names.length > 0 && !holdsJournal) {
  console.error(`${directory} does not look like a sandbox's data (it holds no journal.jsonl); nothing was removed.`);
  process.exit(1);
}
for (const name of names) rmSync(join(directory, name), { recursive: true, force: true });
console.log(`${directory} is empty; the next start begins with the seeded accounts.`);
