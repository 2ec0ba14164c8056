import jsQR from 'jsqr';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { PNG } from 'pngjs';
import type { SandboxProcess } from './SandboxProcess';

/** The time for which a code is shown, in milliseconds. */
const STEP_MS = 30_000;

/** The text in the QR code of the picture; undefined if it cannot be read. */
export async function readQrCode(page: Page): Promise<string | undefined> {
  const screenshot = await page
    .getByRole('img', { name: 'QR code for your authenticator' })
    .screenshot({ scale: 'device' });
  return qrCodeIn(screenshot);
}

/** The text of the QR code in a picture, read by a program other than the one that made it. */
export function qrCodeIn(png: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(png);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** The code of a secret; `stepsAhead` 1 is the one after the current one. */
export function codeOf(sandbox: SandboxProcess, secret: string, stepsAhead = 0): string {
  const timestamp = sandbox.now() + stepsAhead * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
