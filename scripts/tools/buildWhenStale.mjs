import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const inputs = ['src', 'public', 'scripts/webpack', 'webpack.config.ts', 'package.json', 'package-lock.json'];

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}

/** One hash over everything that the production build is made of. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(input => filesUnder(join(root, input)))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const stampOf = root => join(root, '.cache', 'build.json');

/** True when `dist` was not made from the sources as they are now. */
export function isBuildStale(root) {
  if (!existsSync(join(root, 'dist', 'index.html')) || !existsSync(stampOf(root))) return true;
  return JSON.parse(readFileSync(stampOf(root), 'utf8')).sources !== sourceHash(root);
}

/** Builds `dist`; resolves to the exit code and remembers what was built. */
export async function build(root, options = {}) {
  const sources = sourceHash(root);
  const code = await run(
    process.execPath,
    [join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
    { cwd: root, ...options },
  );
  if (code !== 0) return code;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampOf(root), `${JSON.stringify({ sources })}\n`);
  return 0;
}

/** Builds only when the sources have changed since; ends the process when the build fails. */
export async function buildWhenStale(root) {
  if (!isBuildStale(root)) return;
  console.log('Building the dashboard …');
  const code = await build(root);
  if (code !== 0) process.exit(code);
}
