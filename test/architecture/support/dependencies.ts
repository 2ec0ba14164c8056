import satisfies from 'spdx-satisfies';
import { shippedPackages } from '#scripts/tools/shippedPackages.mjs';

/** One package of a lockfile, as npm writes it. */
export interface LockedPackage {
  /** Its own name, if the folder has another one. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  /** A package of this repository. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Licences that may be shipped: they require at most naming the authors. OFL-1.1 is for fonts, which are not sold
 * separately.
 */
const shippable = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Additional licences for tools, which are used unchanged and not shipped. */
const forTools = [...shippable, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0'];

/**
 * Packages that would run a script when they are installed. `.npmrc` forbids all of them, and each works without it.
 */
export const packagesWithInstallScripts: Readonly<Record<string, string>> = {
  '@firebase/util': 'writes defaults of a deployment into itself; environment.json gives them here',
  '@parcel/watcher': 'compiles itself where no binary fits; it only watches styles being written',
  '@swc/core': 'looks whether its binary fits',
  esbuild: 'replaces its starter by its binary, to start sooner',
  protobufjs: 'warns of version ranges',
  'unrs-resolver': 'looks whether its binary fits',
};

/** Never allowed under any licence, because their terms exclude the use in this product. */
const excluded = /^(stream-chat|getstream|@stream-io\/)/;

/** Returns the unfit packages of a lockfile, one per line. `isShipped`: whether the root's dependencies reach users. */
export function unfitPackages({ packages }: Lockfile, isShipped: boolean): readonly string[] {
  const shipped = isShipped ? shippedPackages(packages) : new Set();
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.startsWith('node_modules/') || locked.link === true) return [];
    const allowed = shipped.has(path) ? shippable : forTools;
    const problems = [
      ...(excluded.test(name) ? ['is excluded'] : []),
      ...(isUnder(locked.license, allowed) ? [] : [`is under ${locked.license ?? 'no licence that it names'}`]),
      ...(locked.hasInstallScript === true && !(name in packagesWithInstallScripts)
        ? ['runs a script when it is installed']
        : []),
    ];
    return problems.map(problem => `${name} ${locked.version ?? ''} ${problem}`);
  });
}

function isUnder(license: string | undefined, allowed: readonly string[]): boolean {
  if (license === undefined) return false;
  try {
    return satisfies(license, [...allowed]);
  } catch {
    // The text is not a licence expression, such as "SEE LICENSE IN LICENSE.md".
    return false;
  }
}
