import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#scripts/tools/findChromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/** Frames follow one another as fast as the work allows, so that a difference of a millisecond is seen. */
const UNTIMED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** `frames`: 60 a second, or one after the other without a pause. */
export function openBrowser(frames: 'timed' | 'untimed'): Promise<Browser> {
  const executablePath = findChromium(chromium.executablePath());
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...ARGUMENTS, ...(frames === 'untimed' ? UNTIMED : [])] });
}
