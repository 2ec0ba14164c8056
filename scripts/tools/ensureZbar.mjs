import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

const hasZbar = () => spawnSync('zbarimg', ['--version']).error === undefined;

const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Whether zbarimg is there, which reads QR codes in the tests of printed cards; installed where it is missing. */
export async function ensureZbar(root) {
  if (hasZbar()) return true;
  if (!isRootOnDebian()) return false;
  console.log('No zbarimg was found; installing zbar-tools …');
  const install = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
  await run('sh', ['-c', `${install} zbar-tools`], { cwd: root });
  return hasZbar();
}
