import { openBrowser } from './openBrowser';
import type { PageServer } from './PageServer';
import { median } from './statistics';

export const LAYERS = ['raw', 'timeline', 'engine'] as const;
export type Layer = (typeof LAYERS)[number];

/** Streams taken in before any counts: what is compiled late counts for no layer. */
const WARM_UPS = 8;

export interface StateRate {
  readonly layer: Layer;
  readonly size: number;
  readonly batch: number;
  readonly round: number;
  /** Events a second. */
  readonly rate: number;
}

export interface StatePlan {
  readonly sizes: readonly number[];
  readonly batches: readonly number[];
  readonly rounds: number;
  readonly events: number;
  /** Of so many streams in one round the fastest counts, which other work on the machine has disturbed least. */
  readonly repeats: number;
}

/** Every layer in a page of its own, warmed up, in turn. */
export async function measureStates(server: PageServer, plan: StatePlan): Promise<readonly StateRate[]> {
  const rates: StateRate[] = [];
  const browser = await openBrowser('timed');
  try {
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const size of plan.sizes) {
        for (const layer of LAYERS) {
          const page = await browser.newPage();
          await page.goto(server.url('state'));
          for (const batch of plan.batches) {
            const once = (count: number) =>
              page.evaluate<{ readonly rate: number; readonly size: number }>(
                `window.runState('${layer}', ${size}, ${count}, ${batch})`,
              );
            for (let turn = 0; turn < WARM_UPS; turn += 1) await once(plan.events);
            const found: number[] = [];
            for (let turn = 0; turn < plan.repeats; turn += 1) found.push((await once(plan.events)).rate);
            rates.push({ layer, size, batch, round, rate: Math.max(...found) });
          }
          await page.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
  return rates;
}

export function rateOf(rates: readonly StateRate[], layer: Layer, size: number, batch: number): number {
  return median(
    rates.filter(rate => rate.layer === layer && rate.size === size && rate.batch === batch).map(({ rate }) => rate),
  );
}

/** How many times faster the raw map is: median of the ratios of single rounds. */
export function slownessOf(rates: readonly StateRate[], layer: Layer, size: number, batch: number): number {
  const at = (wanted: Layer, round: number) =>
    rates.find(rate => rate.layer === wanted && rate.size === size && rate.batch === batch && rate.round === round)
      ?.rate ?? NaN;
  return median([...new Set(rates.map(({ round }) => round))].map(round => at('raw', round) / at(layer, round)));
}
