import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const commands = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

function onPath(command) {
  try {
    return execFileSync('sh', ['-c', `command -v ${command}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Path of a Chromium to test with, or undefined: $CHROMIUM_PATH, one installed with the system, or Playwright's own.
 * @param {string} [playwrights] where Playwright would keep its own
 */
export function findChromium(playwrights) {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', ...commands.map(onPath), playwrights];
  return candidates.find(path => path && existsSync(path));
}
