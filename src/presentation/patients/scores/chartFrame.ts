import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import type { KnownPoint } from '@/domain/patients/scores/seriesRuns.rule';

/** Size of the chart in pixels. This width is assumed if the platform does not measure. */
export const CHART_WIDTH = 700;
export const CHART_HEIGHT = 250;
const EDGE = { left: 34, right: 178, top: 14, bottom: 30 };
/** Below this width, a chart has no space for words beside it, and fewer days below it. */
const NARROW = 560;
/** Space beside a chart for signs only, and for nothing. */
const SIGNS_RIGHT = 28;
const NO_RIGHT = 12;

export interface ChartSeries {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The highest value there can be; the lowest is 0. */
  readonly highest: number;
  /** Runs of points, each rendered as one line. */
  readonly runs: readonly (readonly KnownPoint[])[];
  /** Width in pixels. */
  readonly width?: number;
  /** It has names beside it, if they fit. */
  readonly hasNames?: boolean;
}

export interface Mark {
  readonly at: number;
  readonly place: number;
}

/** The positions of everything in a chart. */
export interface ChartLayout {
  readonly width: number;
  /** The names are not beside the chart. */
  readonly isNarrow: boolean;
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
export function chartFrame({
  from,
  until,
  highest,
  runs,
  width = CHART_WIDTH,
  hasNames = true,
}: ChartSeries): ChartLayout {
  const isNarrow = width < NARROW;
  const beside = !hasNames ? NO_RIGHT : isNarrow ? SIGNS_RIGHT : EDGE.right;
  const [left, right] = [EDGE.left, width - beside];
  const [top, bottom] = [EDGE.top, CHART_HEIGHT - EDGE.bottom];
  const xOf = scaleUtc().domain([from, until]).range([left, right]);
  const yOf = scaleLinear().domain([0, highest]).range([bottom, top]);
  const path = line<KnownPoint>(
    ({ at }) => xOf(at),
    ({ value }) => yOf(value),
  );
  return {
    width,
    isNarrow,
    left,
    right,
    top,
    bottom,
    days: xOf.ticks(isNarrow ? 3 : 6).map(day => ({ at: day.getTime(), place: xOf(day) })),
    values: yOf.ticks(5).map(value => ({ at: value, place: yOf(value) })),
    paths: runs.filter(run => run.length > 1).map(run => path(run) ?? ''),
    points: runs.flat().map(point => ({ ...point, x: xOf(point.at), y: yOf(point.value) })),
    xOf: at => xOf(at),
    yOf: value => yOf(value),
  };
}
