/** `npm run api-use` writes docs/api-use.md; `npm run api-use -- --check` fails when it is stale. */
import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { apiUse } from './apiUse/apiUse';
import { callingSources } from './apiUse/callingSources';
import { renderUse } from './apiUse/renderUse';

const path = 'docs/api-use.md';
const text = renderUse(apiUse(endpoints, callingSources(process.cwd())));

if (!process.argv.includes('--check')) {
  writeFileSync(path, text);
  process.stdout.write(`${path} written\n`);
} else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  process.stderr.write(`${path} is stale: run npm run api-use\n`);
  process.exitCode = 1;
}
