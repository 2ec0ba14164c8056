import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { OperationOutcomes } from '../operations/runOperations';
import { bundleForBrowser } from './bundleForBrowser';
import type { StoreAddress } from './storeTools';

/** Runs the list in a separate Node process, with the SDK's browser build (the Node build uses gRPC). */
export async function runInNode(address: StoreAddress): Promise<OperationOutcomes> {
  const folder = await mkdtemp(join(tmpdir(), 'document-store-'));
  try {
    const file = join(folder, 'operations.cjs');
    await writeFile(file, await bundleForBrowser('nodeEntry'));
    const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify(address)], {
      timeout: 120_000,
    });
    return JSON.parse(stdout) as OperationOutcomes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
