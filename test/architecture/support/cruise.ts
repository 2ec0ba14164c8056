import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Cruise {
  /** Names of all rules that were applied. */
  readonly rules: readonly string[];
  /** Modules of ours that were read; 0 when the TypeScript at hand cannot be used. */
  readonly seen: number;
  /** Imports that were judged. */
  readonly dependencies: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

/** Judges the imports of the folders below a directory. In a process of its own, for the tool is an ES module. */
export function cruise(directory: string, folders: readonly string[]): Cruise {
  const answer = execFileSync(process.execPath, [join(__dirname, 'printCruise.mjs'), directory, ...folders], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return JSON.parse(answer) as Cruise;
}
