import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Cruise {
  /** Names of all rules that were applied. */
  readonly rules: readonly string[];
  /** Number of our modules that were read; 0 if the installed TypeScript cannot be used. */
  readonly seen: number;
  /** Number of imports that were checked. */
  readonly dependencies: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

/**
 * Checks the imports of the folders below a directory. It runs in its own process, because the tool is an ES module.
 */
export function cruise(directory: string, folders: readonly string[]): Cruise {
  const answer = execFileSync(process.execPath, [join(__dirname, 'printCruise.mjs'), directory, ...folders], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return JSON.parse(answer) as Cruise;
}
