import { existsSync } from 'node:fs';

import { chromium, type Browser } from 'playwright';
import { chromiumArguments } from '#scripts/tools/chromiumArguments.mjs';

const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** The machine's Chromium, or the one that playwright brought along. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ args: chromiumArguments, ...(existsSync(installed) && { executablePath: installed }) });
}
