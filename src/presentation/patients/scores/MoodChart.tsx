import type { ShownScores } from './ScoresStore';
import { ChartAxes } from './ChartAxes';
import { CHART_HEIGHT, chartFrame } from './chartFrame';
import { patientScoresText } from './patientScoresText';
import { scoreDay } from './scoreDay';
import { moodScale } from './severityChart';
import { useChartWidth } from './useChartWidth';

/** Mood over time; days without a reading are gaps. */
export function MoodChart({ shown: { scores }, zone }: { readonly shown: ShownScores; readonly zone: string }) {
  const { graph, lines } = scores;
  const { chart, width } = useChartWidth();
  const frame = chartFrame({
    width,
    hasNames: false,
    from: graph.from,
    until: graph.until,
    highest: moodScale.highest,
    runs: lines.mood,
  });
  const values = graph.mood.map(({ mood }) => mood);
  const description = patientScoresText('mood.describe', {
    from: scoreDay.long(graph.from, zone),
    until: scoreDay.long(graph.until - 1, zone),
    count: values.length,
    lowest: Math.min(...values),
    highest: Math.max(...values),
  });
  return (
    <svg className="chart" ref={chart} viewBox={`0 0 ${width} ${CHART_HEIGHT}`} role="img" aria-label={description}>
      <ChartAxes frame={frame} />
      {frame.paths.map(path => (
        <path key={path} d={path} className="chart-line" />
      ))}
      {frame.points.map(({ at, x, y, value }) => (
        <circle key={at} cx={x} cy={y} r={3.5} className="chart-point">
          <title>{`${scoreDay.long(at, zone)}: ${value}`}</title>
        </circle>
      ))}
    </svg>
  );
}
