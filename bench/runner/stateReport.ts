import { markdownTable } from './markdownTable';
import { LAYERS, rateOf, slownessOf, type Layer, type StateRate } from './measureStates';

const names: Readonly<Record<Layer, string>> = {
  raw: 'raw map, binary insertion, changed in place',
  timeline: "**the engine's timeline** (a value: every state can be kept)",
  engine: 'the whole step of the engine around it (unread counts, signs, news to the page)',
};

export function stateReport(rates: readonly StateRate[]): string {
  const columns = [...new Map(rates.map(({ size, batch }) => [`${size} ${batch}`, { size, batch }])).values()];
  const lines = LAYERS.map(layer => [
    names[layer],
    ...columns.map(
      ({ size, batch }) =>
        `${Math.round(rateOf(rates, layer, size, batch)).toLocaleString('en')} ` +
        `(1/${slownessOf(rates, layer, size, batch).toFixed(1)})`,
    ),
  ]);
  return markdownTable(
    [
      'events a second',
      ...columns.map(({ size, batch }) => `${size.toLocaleString('en')} messages, ${batch} at a time`),
    ],
    lines,
  );
}
