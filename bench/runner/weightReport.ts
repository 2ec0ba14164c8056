import type { MeasuredList } from './lists';
import { markdownTable } from './markdownTable';

export function weightReport(weights: ReadonlyMap<MeasuredList, number>): string {
  return markdownTable(
    ['list', 'kB after gzip'],
    [...weights].map(([{ name }, bytes]) => [name, (bytes / 1_000).toFixed(1)]),
  );
}
