import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of small changes of the code, and of those that a test notices. */
export interface MutationScore {
  readonly mutants: number;
  readonly killed: number;
  /** Cannot be noticed, because they change nothing; test/domain/equivalentMutants.json has the reasons. */
  readonly equivalent: number;
}

/** The result of the last `npm run test:mutation`. */
export interface MutationScores {
  /** Of all of src/domain; absent before the whole of it was measured. */
  readonly domain?: MutationScore | undefined;
  /** By the file of the rule. */
  readonly rules: Readonly<Record<string, MutationScore>>;
}

export const mutationScoresFile = 'docs/mutation.json';

export function readMutationScores(root: string): MutationScores | undefined {
  const path = join(root, mutationScoresFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MutationScores) : undefined;
}

/** The killed part of the mutants that can be killed, in per cent. */
export const percentageOf = ({ mutants, killed, equivalent }: MutationScore): number =>
  mutants === equivalent ? 100 : (100 * killed) / (mutants - equivalent);

/** Rounded down, so that only a whole score is 100. */
export const percentageText = (score: MutationScore): string => `${Math.floor(percentageOf(score) * 10) / 10} %`;
