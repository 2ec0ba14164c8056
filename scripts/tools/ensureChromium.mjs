import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { run } from './run.mjs';

const playwrights = root => createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();

const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const fromDebian =
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium';

function install(root, what, [command, ...args]) {
  console.log(`No Chromium was found; installing one: ${what} …`);
  return run(command, args, { cwd: root });
}

/** Path of a Chromium, which is installed where there is none; undefined when that failed too. */
export async function ensureChromium(root) {
  const found = findChromium(playwrights(root));
  if (found) return found;
  if (isRootOnDebian()) await install(root, 'apt-get install chromium', ['sh', '-c', fromDebian]);
  if (!findChromium(playwrights(root)))
    await install(root, 'playwright install chromium', ['npx', 'playwright', 'install', 'chromium']);
  return findChromium(playwrights(root));
}
