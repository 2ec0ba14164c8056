import { appendFileSync } from 'node:fs';

/** Minutes that one suite of `npm run test:long` may take; 0 in the normal run. */
export const longMinutes = Number(process.env['LONG_MINUTES'] ?? 0);

/** True for `npm run test:long`, which tries what the normal run leaves out. */
export const isLong = longMinutes > 0;

/** Milliseconds that one test with many cases may take. */
export const timeLimitMs = isLong ? (longMinutes + 1) * 60_000 : 120_000;

/** Number of cases to try: `count` in the normal run, and `count` for each minute in a long one. */
export const caseCount = (count: number): number => (isLong ? count * longMinutes : count);

/** Every `step`th case of a fixed list; all cases in a long run. */
export const everyNth = <T>(cases: readonly T[], step: number): readonly T[] =>
  isLong ? cases : cases.filter((_case, index) => index % step === 0);

/** The seed of random values: 1 in the normal run, a new one in each long run, which prints it. */
export const seed = Number(process.env['LONG_SEED'] ?? 1);

/** Seeds that failed in a long run are kept: `npm run test:long` adds them to seeds.json. */
export function reportFailedSeed(suite: string, failed: number): void {
  const file = process.env['LONG_FAILED_SEEDS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ suite, seed: failed })}\n`);
}
