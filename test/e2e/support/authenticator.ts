import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { SandboxProcess } from './SandboxProcess';

const run = promisify(execFile);

/** One of the 30 seconds for which a code is shown, in milliseconds. */
const STEP_MS = 30_000;

/** What the picture of the QR code says, read by Debian's zbar; undefined, and said so, where that is not installed. */
export async function readQrCode(page: Page): Promise<string | undefined> {
  const directory = await mkdtemp(join(tmpdir(), 'qr-'));
  const path = join(directory, 'qr.png');
  try {
    await page.getByRole('img', { name: 'QR code for your authenticator' }).screenshot({ path, scale: 'device' });
    return (await run('zbarimg', ['--quiet', '--raw', path])).stdout.trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
    console.info('zbarimg is not installed (Debian: zbar-tools), so the QR code is not read from the screenshot.');
    return undefined;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The code of a secret, made by oathtool where it is installed; `stepsAhead` 1 is the one after the present one. */
export async function codeOf(sandbox: SandboxProcess, secret: string, stepsAhead = 0): Promise<string> {
  const at = sandbox.now() + stepsAhead * STEP_MS;
  try {
    const made = await run('oathtool', [
      '--totp',
      '--base32',
      `--now=${new Date(at).toISOString().replace('T', ' ').slice(0, 19)} UTC`,
      secret,
    ]);
    return made.stdout.trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
    console.info('oathtool is not installed, so codes are made by the otpauth package.');
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
