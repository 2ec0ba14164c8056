import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import type { KnownPoint } from '@/domain/patients/scores/seriesRuns.rule';

/** Of the rendering, in its own units. */
export const CHART_WIDTH = 700;
export const CHART_HEIGHT = 250;
const EDGE = { left: 34, right: 178, top: 14, bottom: 30 };

export interface ChartSeries {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The highest value there can be; the lowest is 0. */
  readonly highest: number;
  /** The stretches that may be rendered as one line each. */
  readonly runs: readonly (readonly KnownPoint[])[];
}

export interface Mark {
  readonly at: number;
  readonly place: number;
}

/** Where everything in a chart is rendered. */
export interface ChartLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly days: readonly Mark[];
  readonly values: readonly Mark[];
  /** One path a stretch of more than one point. */
  readonly paths: readonly string[];
  readonly points: readonly (KnownPoint & { readonly x: number; readonly y: number })[];
  readonly xOf: (at: number) => number;
  readonly yOf: (value: number) => number;
}

/** Places the values of a series. A point without a line to another is still shown. */
export function chartFrame({ from, until, highest, runs }: ChartSeries): ChartLayout {
  const [left, right, top, bottom] = [EDGE.left, CHART_WIDTH - EDGE.right, EDGE.top, CHART_HEIGHT - EDGE.bottom];
  const xOf = scaleUtc().domain([from, until]).range([left, right]);
  const yOf = scaleLinear().domain([0, highest]).range([bottom, top]);
  const path = line<KnownPoint>(
    ({ at }) => xOf(at),
    ({ value }) => yOf(value),
  );
  return {
    left,
    right,
    top,
    bottom,
    days: xOf.ticks(6).map(day => ({ at: day.getTime(), place: xOf(day) })),
    values: yOf.ticks(5).map(value => ({ at: value, place: yOf(value) })),
    paths: runs.filter(run => run.length > 1).map(run => path(run) ?? ''),
    points: runs.flat().map(point => ({ ...point, x: xOf(point.at), y: yOf(point.value) })),
    xOf: at => xOf(at),
    yOf: value => yOf(value),
  };
}
