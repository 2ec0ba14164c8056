import { relative } from 'node:path';
import fc from 'fast-check';
import { isLong, longMinutes, reportFailedSeed, seed } from './longRun';
import failedSeeds from './seeds.json';

type Options<Values> = Pick<fc.Parameters<Values>, 'numRuns' | 'examples'>;

/**
 * Checks a property with seed 1 and with every seed that ever failed in its suite; in a long run also with as many
 * other seeds as its time allows. Throws at the first counterexample.
 */
export function assertProperty<Values>(property: fc.IAsyncProperty<Values>, options?: Options<Values>): Promise<void>;
export function assertProperty<Values>(property: fc.IProperty<Values>, options?: Options<Values>): void;
export function assertProperty<Values>(
  property: fc.IProperty<Values> | fc.IAsyncProperty<Values>,
  { numRuns = 100, ...rest }: Options<Values> = {},
): Promise<void> | void {
  const suite = relative(process.cwd(), expect.getState().testPath ?? '');
  const seeds = seedsOf(suite);
  const next = (): Promise<void> | void => {
    const { value } = seeds.next();
    if (value === undefined) return undefined;
    try {
      const tried = fc.assert(property as fc.IAsyncProperty<Values>, {
        ...rest,
        numRuns,
        seed: value,
      }) as Promise<void> | void;
      return tried === undefined ? next() : tried.then(next, (error: unknown) => failWith(suite, value, error));
    } catch (error) {
      return failWith(suite, value, error);
    }
  };
  return next();
}

function failWith(suite: string, failed: number, error: unknown): never {
  reportFailedSeed(suite, failed);
  throw error;
}

function* seedsOf(suite: string): Generator<number, undefined> {
  yield 1;
  yield* (failedSeeds as Readonly<Record<string, readonly number[]>>)[suite] ?? [];
  const end = Date.now() + longMinutes * 60_000;
  for (let more = seed; isLong && Date.now() < end; more += 1) yield more;
  return undefined;
}
