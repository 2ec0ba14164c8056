import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FaultyTest } from './runFaults';
import type { SourceFault } from './SourceFault';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

const root = resolve(import.meta.dirname, '../..');
const left = new Set(
  ['node_modules', '.git', 'dist', 'test-results', '.sandbox', '.cache'].map(name => join(root, name)),
);

/** Builds a copy of the repository with the fault planted and runs its browser spec there. */
export function runBrowserFault({ file, find, replace, test }: SourceFault): FaultyTest[] {
  const folder = mkdtempSync(join(tmpdir(), 'browser-fault-'));
  try {
    cpSync(root, folder, { recursive: true, filter: path => !left.has(path) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const source = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      source.replace(find, () => replace),
    );
    const node = (...args: readonly string[]) =>
      spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
    const built = node('node_modules/webpack/bin/webpack.js', '--mode', 'production');
    if (built.status !== 0) throw new Error(`${file} cannot be built with the fault:\n${built.stdout}`);
    const { stdout } = node('node_modules/@playwright/test/cli.js', 'test', test, '--reporter', 'json');
    return testsIn(JSON.parse(stdout) as Suite);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function testsIn({ suites = [], specs = [] }: Suite): FaultyTest[] {
  return [...specs.map(({ title, ok }) => ({ title, failed: !ok })), ...suites.flatMap(testsIn)];
}
