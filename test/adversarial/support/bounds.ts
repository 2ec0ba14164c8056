import type fc from 'fast-check';

/** Minutes that a long run may take; unset, each suite does its bounded part. */
const longMinutes = Number(process.env['ADVERSARIAL_MINUTES'] ?? 0);

/** The day decides what is drawn, so that every day tries something else and the same day the same. */
const dayOf = (date: Date): number => Math.floor(date.getTime() / 86_400_000);
export const seed = Number(process.env['ADVERSARIAL_SEED'] ?? dayOf(new Date()));

/** How often a property is tried: `runs` in the bounded run, until its share of the hour is over in a long one. */
export function bounds(runs: number): fc.Parameters<unknown> {
  if (longMinutes === 0) return { numRuns: runs, seed };
  return {
    numRuns: runs * 1_000,
    seed,
    interruptAfterTimeLimit: (longMinutes * 60_000) / 12,
    markInterruptAsFailure: false,
  };
}

/** Of a fixed list of cases: all of them in a long run, otherwise every `step`th, another part of them each day. */
export const share = <T>(cases: readonly T[], step: number): readonly T[] =>
  longMinutes > 0 ? cases : cases.filter((_case, index) => (index + seed) % step === 0);

/** One case for each place of a list, another one each day; all of them in a long run. */
export const turnOf = <T>(cases: readonly T[], place: number): readonly T[] =>
  longMinutes > 0 ? cases : cases.slice((place + seed) % cases.length).slice(0, 1);

/**
 * How many cases a browser goes through: `count` in the bounded run, and as many as fit into its share of a long one.
 */
export const caseCount = (count: number): number => (longMinutes === 0 ? count : count * longMinutes);

/** Milliseconds that one property may take. */
export const timeLimitMs = longMinutes === 0 ? 120_000 : longMinutes * 60_000;

/** The day whose turns browser tests take: `today`, or a number; unset, none of them rests. */
const turns = process.env['E2E_TURNS'];
const turnNow = turns === 'today' ? dayOf(new Date()) : Number(turns);

/** Whether one of `turns`, counted from 0, has its day; each has its day `days` times in a row. */
export const hasItsDay = (turn: number, { turns: count, days = 1 }: { turns: number; days?: number }): boolean =>
  turns === undefined || Math.floor(turnNow / days) % count === turn;
