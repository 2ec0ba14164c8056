import { existsSync } from 'node:fs';

import { chromium, type Browser } from 'playwright';

const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium, or the one that playwright brought along. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ args, ...(existsSync(installed) && { executablePath: installed }) });
}
