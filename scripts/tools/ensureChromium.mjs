import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { run } from './run.mjs';

const playwrights = root => createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();

const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Path of a Chromium, which is installed where there is none; undefined when that failed too. */
export async function ensureChromium(root) {
  const found = findChromium(playwrights(root));
  if (found) return found;
  console.log('No Chromium was found; installing one …');
  if (isRootOnDebian()) {
    await run(
      'sh',
      [
        '-c',
        'apt-get update -qq && DEBIAN_FRONTEND=noninteractive ' +
          'apt-get install -y -qq --no-install-recommends chromium fonts-liberation',
      ],
      { cwd: root },
    );
  }
  if (!findChromium(playwrights(root))) await run('npx', ['playwright', 'install', 'chromium'], { cwd: root });
  return findChromium(playwrights(root));
}
