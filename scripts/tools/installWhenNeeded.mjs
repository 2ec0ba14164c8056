import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const packagesOf = path => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

/** True when what is installed differs from the lockfile. Packages for other platforms may be absent. */
export function isInstallNeeded(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return true;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).some(([path, wanted]) => {
    if (path === '') return false;
    const present = installed[path];
    return present ? present.version !== wanted.version : !wanted.optional && !wanted.devOptional && !wanted.peer;
  });
}

/**
 * True when the packages belong to another folder: installing would empty that folder, while
 * another checkout uses it.
 */
export const areBorrowed = root =>
  lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Installs from the lockfile when needed, and says so; ends the process when that fails. */
export async function installWhenNeeded(root) {
  if (!isInstallNeeded(root)) return;
  if (areBorrowed(root)) {
    console.error(
      'node_modules is a link to the packages of another folder and they differ from package-lock.json. ' +
        'Nothing was installed: remove the link first.',
    );
    process.exit(1);
  }
  console.log(
    'Installing the packages named in package-lock.json (npm ci); this takes a minute or two the first time …',
  );
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
  if (code === 0) return;
  console.error('The packages could not be installed. Is the network reachable? Try `npm ci` to see more.');
  process.exit(code);
}
