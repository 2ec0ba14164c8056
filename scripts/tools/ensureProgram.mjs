import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Whether a program is there that tests use beside the product: `command` answers `--version`, and `debianPackage`
 * brings it where it is missing.
 */
export async function ensureProgram(root, command, debianPackage) {
  const isThere = () => spawnSync(command, ['--version']).error === undefined;
  if (isThere()) return true;
  if (!isRootOnDebian()) return false;
  console.log(`No ${command} was found; installing ${debianPackage} …`);
  const install = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
  await run('sh', ['-c', `${install} ${debianPackage}`], { cwd: root });
  return isThere();
}
