import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';

const files = new Map<string, Promise<string>>();

/**
 * A program of this repository as one file, made once per worker of the run: it spares every start a second of
 * compiling.
 */
export function bundled(entry: string): Promise<string> {
  const file = files.get(entry) ?? bundle(entry);
  files.set(entry, file);
  return file;
}

async function bundle(entry: string): Promise<string> {
  const outfile = `.cache/e2e/${basename(entry, '.ts')}-${process.pid}.mjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
