import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

describe('npm run rules', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'rules-'));
    cpSync('docs', join(directory, 'docs'), { recursive: true });
    mkdirSync(join(directory, 'src'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const at = (path: string): string => join(directory, path);
  const run = () =>
    spawnSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/rules.ts')], {
      cwd: directory,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    });

  it('writes nothing when it reports a fault', () => {
    const pages = ['docs/rules.md', 'docs/hazards.md'];
    const before = pages.map(path => readFileSync(at(path), 'utf8'));

    const { status, stderr } = run();

    expect(stderr).toContain('No rule was found below src/domain or sandbox/domain.');
    expect(status).toBe(1);
    expect(pages.map(path => readFileSync(at(path), 'utf8'))).toEqual(before);
  }, 60_000);
});
