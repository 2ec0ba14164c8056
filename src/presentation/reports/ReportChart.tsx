import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartBars } from './chartBars';
import styles from './reports.module.css';
import { barText, formatNumber, reportsText } from './reportsText';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of the chart in pixels until its box is measured. */
const BARS_WIDTH = 640;

/**
 * Measures the width of the chart's box in pixels. A chart of that width needs no scaling, so its text has the usual
 * size.
 */
function useBarsWidth(): { readonly box: RefObject<HTMLDivElement | null>; readonly width: number } {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(BARS_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setWidth(element.clientWidth || BARS_WIDTH);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { box, width };
}

const BAR = 14;
const GAP = 10;
/** Height of a row's name above its bars, in pixels. */
const NAME = 18;
/** Width of the number after a bar, in pixels. */
const NUMBER = 56;
/** Width of short names beside their bars, and the width from which a chart has them there, in pixels. */
const SIDE = 112;
const SIDE_FROM = 480;
/** Longest name that fits beside the bars, in characters. */
const SHORT = 14;

/**
 * A bar chart of the first rows. If two columns are compared, each row has two bars. The bar of a hidden number has no
 * length.
 */
export function ReportChart({ chart: { series, bars, isPart } }: { readonly chart: ChartBars }) {
  const { box, width } = useBarsWidth();
  const isBeside = width >= SIDE_FROM && bars.every(bar => barText(bar.label).length <= SHORT);
  const [left, top] = isBeside ? [SIDE, 0] : [0, NAME];
  const rowHeight = top + series.length * (BAR + 2) + GAP;
  const highest = Math.max(1, ...bars.flatMap(({ values }) => values.map(value => value ?? 0)));
  const lengthOf = scaleLinear()
    .domain([0, highest])
    .range([0, Math.max(0, width - left - NUMBER)]);
  const topOf = scaleBand<number>()
    .domain(bars.map((_, place) => place))
    .range([0, bars.length * rowHeight]);
  const label = reportsText('one.chartLabel', { series: series.join(', '), count: bars.length });
  return (
    <>
      <ul className={styles['series']}>
        {series.map((name, place) => (
          <li key={name} className={styles[`series-${place}`]}>
            {name}
          </li>
        ))}
      </ul>
      <div ref={box}>
        <svg
          className={styles['chart']}
          viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
          style={{ blockSize: bars.length * rowHeight }}
          role="img"
          aria-label={label}
        >
          {bars.map((bar, place) => (
            <g key={place} transform={`translate(0 ${topOf(place) ?? 0})`}>
              <text y={(isBeside ? BAR : NAME - 2) - 3}>{barText(bar.label)}</text>
              <g transform={`translate(${left} ${top})`}>
                {bar.values.map((value, at) => (
                  <Bar key={at} value={value} place={at} length={lengthOf(value ?? 0)} />
                ))}
              </g>
            </g>
          ))}
        </svg>
      </div>
      {isPart && <p className={styles['second']}>{reportsText('one.chartPart')}</p>}
    </>
  );
}

interface BarProps {
  readonly value: number | null;
  readonly place: number;
  readonly length: number;
}

function Bar({ value, place, length }: BarProps) {
  const y = place * (BAR + 2);
  return (
    <g className={styles[`series-${place}`]}>
      {value !== null && <rect y={y} width={Math.max(2, length)} height={BAR} rx={3} />}
      <text x={value === null ? 0 : Math.max(2, length) + 6} y={y + BAR - 3} className={styles['value']}>
        {value === null ? reportsText('one.chartHidden') : formatNumber(value)}
      </text>
    </g>
  );
}
