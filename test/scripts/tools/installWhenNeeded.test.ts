import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areBorrowed, isInstallNeeded } from '#scripts/tools/installWhenNeeded.mjs';

const lock = {
  '': {},
  'node_modules/react': { version: '19.3.1' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};

describe('isInstallNeeded', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const installed = (packages: object) => {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  };

  it('is true on a fresh clone', () => {
    expect(isInstallNeeded(root)).toBe(true);
  });

  it('is false when all packages of the lockfile are there except those for another platform', () => {
    installed({ 'node_modules/react': { version: '19.3.1' } });
    expect(isInstallNeeded(root)).toBe(false);
  });

  it('is true when a package has another version', () => {
    installed({ 'node_modules/react': { version: '19.3.0' } });
    expect(isInstallNeeded(root)).toBe(true);
  });

  it('is true when a package was added to the lockfile', () => {
    installed({});
    expect(isInstallNeeded(root)).toBe(true);
  });
});

describe('areBorrowed', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'borrowed-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('is true when node_modules is a link, so that another folder’s packages stay untouched', () => {
    mkdirSync(join(root, 'theirs'));
    symlinkSync(join(root, 'theirs'), join(root, 'node_modules'));
    expect(areBorrowed(root)).toBe(true);
  });

  it('is false for the folder’s own packages and for none', () => {
    expect(areBorrowed(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    expect(areBorrowed(root)).toBe(false);
  });
});
