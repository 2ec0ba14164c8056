import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Emulator {
  readonly port: number;
  stop(): Promise<void>;
}

/** The path of the official emulator in Debian's package. */
const packaged = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The official emulator's archive, or undefined where it (or Java) is missing. */
export function findEmulator(): string | undefined {
  const jar = process.env['FIRESTORE_EMULATOR_JAR'] ?? packaged;
  if (!existsSync(jar)) return undefined;
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return jar;
  } catch {
    return undefined;
  }
}

export async function startEmulator(jar: string): Promise<Emulator> {
  const port = await freePort();
  const java = spawn('java', ['-Duser.language=en', '-cp', jar, mainClass, '--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>(resolve => java.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    java.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 150; tries++) {
    if (java.exitCode !== null) break;
    if (await answers(port)) return { port, stop };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('the official emulator did not start');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok;
  } catch {
    return false;
  }
}
