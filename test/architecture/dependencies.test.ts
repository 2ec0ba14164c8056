import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shippedPackages } from '#scripts/tools/shippedPackages.mjs';
import { packagesWithInstallScripts, unfitPackages, type LockedPackage, type Lockfile } from './support/dependencies';

const root = resolve(__dirname, '../..');
const lockfile = (path: string): Lockfile => JSON.parse(readFileSync(join(root, path), 'utf8')) as Lockfile;
const withTool = (name: string, locked: LockedPackage): Lockfile => ({
  packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', ...locked } },
});
const withPackage = (name: string, locked: LockedPackage): Lockfile => ({
  packages: { ...withTool(name, locked).packages, '': { dependencies: { [name]: '1.0.0' } } },
});

describe('the dependencies of the product', () => {
  it.each([
    { path: 'package-lock.json', isShipped: true },
    { path: 'bench/package-lock.json', isShipped: false },
  ])('are openly licensed and install without running scripts: $path', ({ path, isShipped }) => {
    expect(unfitPackages(lockfile(path), isShipped)).toEqual([]);
  });

  it.each([
    { says: 'a copyleft licence', locked: { license: 'GPL-3.0-only' }, fault: 'is under GPL-3.0-only' },
    {
      says: 'an invalid licence',
      locked: { license: 'SEE LICENSE IN LICENSE' },
      fault: 'is under SEE LICENSE IN LICENSE',
    },
    { says: 'no licence', locked: {}, fault: 'is under no licence that it names' },
    { says: 'one licence of two', locked: { license: 'MIT AND SSPL-1.0' }, fault: 'is under MIT AND SSPL-1.0' },
    { says: "a tool's licence in what is shipped", locked: { license: 'MPL-2.0' }, fault: 'is under MPL-2.0' },
    {
      says: 'an install script',
      locked: { license: 'MIT', hasInstallScript: true },
      fault: 'runs a script when it is installed',
    },
  ])('are rejected with $says', ({ locked, fault }) => {
    expect(unfitPackages(withPackage('sample', locked), true)).toEqual([`sample 1.0.0 ${fault}`]);
  });

  it('are rejected if their terms exclude this use, under any name of the family', () => {
    for (const name of ['stream-chat', 'stream-chat-react', '@stream-io/client']) {
      expect(unfitPackages(withPackage(name, { license: 'MIT' }), false)).toEqual([`${name} 1.0.0 is excluded`]);
    }
  });

  it('are accepted with a choice of licences if one is allowed, and as a tool under its own licence', () => {
    expect(unfitPackages(withPackage('sample', { license: '(GPL-2.0-only OR MIT)' }), true)).toEqual([]);
    expect(unfitPackages(withTool('sample', { license: 'MPL-2.0' }), true)).toEqual([]);
  });

  it('run no install script, and each that would is known', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
    const names = Object.entries(lockfile('package-lock.json').packages).flatMap(([path, locked]) =>
      locked.hasInstallScript === true ? [path.split('node_modules/').at(-1)] : [],
    );
    expect([...new Set(names)].sort()).toEqual(Object.keys(packagesWithInstallScripts).sort());
  });

  it('are listed completely, with versions, licences and hashes, in the CycloneDX format', () => {
    const directory = mkdtempSync(join(tmpdir(), 'sbom-'));
    const out = join(directory, 'sbom.json');
    execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs'), '--out', out], { stdio: 'ignore' });
    const bom = JSON.parse(readFileSync(out, 'utf8')) as Sbom;
    rmSync(directory, { recursive: true });
    const { packages } = lockfile('package-lock.json');
    const names = [...shippedPackages(packages)].map(
      path => `${packages[path]?.name ?? path.split('node_modules/').at(-1)}@${packages[path]?.version}`,
    );
    expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'staff-dashboard']);
    expect([...new Set(bom.components.map(({ name, version }) => `${name}@${version}`))].sort()).toEqual(
      [...new Set(names)].sort(),
    );
    expect(bom.components.filter(({ hashes, licenses }) => hashes?.length !== 1 || licenses?.length !== 1)).toEqual([]);
  }, 60_000);
});

interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly unknown[];
    readonly licenses?: readonly unknown[];
  }[];
}
