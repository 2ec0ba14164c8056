import { build } from 'esbuild';

let bundled: Promise<string> | undefined;

/** The sandbox as one file, made once per worker of the run: it spares every test's own sandbox a second of compiling. */
export function bundledSandbox(): Promise<string> {
  return (bundled ??= bundle());
}

async function bundle(): Promise<string> {
  const outfile = `.cache/e2e/sandbox-${process.pid}.mjs`;
  await build({ entryPoints: ['sandbox/main.ts'], outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' });
  return outfile;
}
