import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuildStale, sourceHash } from '#scripts/tools/buildWhenStale.mjs';

describe('isBuildStale', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-'));
    write('src/main.tsx', 'start();');
    write('public/i18n/en/session.json', '{}');
    write('dist/index.html', '');
    write('.cache/build.json', JSON.stringify({ sources: sourceHash(root) }));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('is false while nothing has changed since the build', () => {
    expect(isBuildStale(root)).toBe(false);
  });

  it.each([
    ['a source changed', 'src/main.tsx', 'stop();'],
    ['a source was added', 'src/more.ts', ''],
    ['a text changed', 'public/i18n/en/session.json', '{ "a": "b" }'],
    ['a package changed', 'package-lock.json', '{}'],
  ])('is true when %s', (_what, path, text) => {
    write(path, text);
    expect(isBuildStale(root)).toBe(true);
  });

  it('is true when the build is not there', () => {
    rmSync(join(root, 'dist'), { recursive: true });
    expect(isBuildStale(root)).toBe(true);
  });
});
