import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** No graphics acceleration, no background traffic. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** The machine's Chromium, or the one that playwright installed. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    args: ['--no-sandbox', '--no-first-run', ...quiet],
    ...(existsSync(installed) && { executablePath: installed }),
  });
}
