import type { ChartLayout } from './chartFrame';
import { scoreDay } from './scoreDay';

/** Lines and labels of both directions. */
export function ChartAxes({ frame: { left, right, top, bottom, days, values } }: { readonly frame: ChartLayout }) {
  return (
    <g className="chart-axes">
      {values.map(({ at, place }) => (
        <g key={at}>
          <line x1={left} x2={right} y1={place} y2={place} />
          <text x={left - 8} y={place + 4} textAnchor="end">
            {at}
          </text>
        </g>
      ))}
      {days.map(({ at, place }) => (
        <g key={at}>
          <line x1={place} x2={place} y1={top} y2={bottom} className="chart-day" />
          <text x={place} y={bottom + 18} textAnchor="middle">
            {scoreDay.tick(at)}
          </text>
        </g>
      ))}
    </g>
  );
}
