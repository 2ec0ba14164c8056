import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments } from '#scripts/tools/chromiumArguments.mjs';
import { findChromium } from '#scripts/tools/findChromium.mjs';

/** Frames follow one another as fast as the work allows, so that a difference of a millisecond is seen. */
const UNTIMED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** `frames`: 60 a second, or one after the other without a pause. */
export function openBrowser(frames: 'timed' | 'untimed'): Promise<Browser> {
  const executablePath = findChromium(chromium.executablePath());
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments, ...(frames === 'untimed' ? UNTIMED : [])],
  });
}
