import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { openApiDocument } from './openapi/openApiDocument';

/** `npm run openapi` writes docs/openapi.json; `npm run openapi -- --check` fails when it is stale. */
const path = 'docs/openapi.json';
const text = `${JSON.stringify(openApiDocument(endpoints), undefined, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(path, text);
  process.stdout.write(`${path} written\n`);
} else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  process.stderr.write(`${path} is stale: run npm run openapi\n`);
  process.exitCode = 1;
}
