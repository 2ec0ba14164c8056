import type { QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import type { ShownScores } from './ScoresStore';
import { ChartAxes } from './ChartAxes';
import { CHART_HEIGHT, chartFrame, type ChartLayout } from './chartFrame';
import { patientScoresText } from './patientScoresText';
import { scoreDay } from './scoreDay';
import { highestOf, severityBands, type SeverityBand } from './severityBands';
import { severityChart } from './severityChart';
import { severityShape } from './severityShape';
import { useChartWidth } from './useChartWidth';

interface QuestionnaireChartProps {
  readonly questionnaire: Questionnaire;
  readonly shown: ShownScores;
  readonly zone: string;
}

/** Totals over time within the severity bands; what has no total is marked as unknown, and never shown as 0. */
export function QuestionnaireChart({ questionnaire, shown: { scores }, zone }: QuestionnaireChartProps) {
  const { graph, lines } = scores;
  const readings = scores[questionnaire];
  const { chart, width } = useChartWidth();
  const frame = chartFrame({
    width,
    from: graph.from,
    until: graph.until,
    highest: highestOf[questionnaire],
    runs: lines[questionnaire],
  });
  const unknown = severityChart.withoutTotal(readings);
  const description = patientScoresText('questionnaire.describe', {
    from: scoreDay.long(graph.from, zone),
    until: scoreDay.long(graph.until - 1, zone),
    count: readings.length,
    unknown: unknown.length,
  });
  return (
    <>
      <svg className="chart" ref={chart} viewBox={`0 0 ${width} ${CHART_HEIGHT}`} role="img" aria-label={description}>
        <Bands questionnaire={questionnaire} frame={frame} />
        <ChartAxes frame={frame} />
        {frame.paths.map(path => (
          <path key={path} d={path} className="chart-line" />
        ))}
        {unknown.map(({ at }) => (
          <Unknown key={at} at={at} frame={frame} zone={zone} />
        ))}
        <Points readings={readings} frame={frame} zone={zone} />
      </svg>
      {frame.isNarrow && <BandNames questionnaire={questionnaire} />}
    </>
  );
}

function Bands({
  questionnaire,
  frame: { left, right, yOf, top, isNarrow },
}: {
  readonly questionnaire: Questionnaire;
  readonly frame: ChartLayout;
}) {
  return severityBands(questionnaire).map(({ band, from, to }, index, all) => {
    const upper = index === 0 ? top : yOf(all[index - 1]?.from ?? to);
    return (
      <g key={band}>
        <rect
          x={left}
          width={right - left}
          y={upper}
          height={yOf(from) - upper}
          className={`chart-band chart-band-${band}`}
        />
        <path
          d={severityShape(band)}
          transform={`translate(${right + 14} ${(upper + yOf(from)) / 2})`}
          className="chart-key"
        />
        {!isNarrow && (
          <text x={right + 26} y={(upper + yOf(from)) / 2 + 4} className="chart-band-name">
            {bandText({ band, from, to })}
          </text>
        )}
      </g>
    );
  });
}

/** Below a chart that is too narrow for them. */
function BandNames({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  return (
    <ul className="chart-names" aria-hidden>
      {severityBands(questionnaire).map(one => (
        <li key={one.band}>
          <svg viewBox="-9 -9 18 18">
            <path d={severityShape(one.band)} className="chart-key" />
          </svg>
          {bandText(one)}
        </li>
      ))}
    </ul>
  );
}

const bandText = ({ band, from, to }: SeverityBand): string =>
  patientScoresText('questionnaire.bandRange', { band: patientScoresText(`band.${band}`), from, to });

function Points({
  readings,
  frame,
  zone,
}: {
  readonly readings: readonly QuestionnaireReading[];
  readonly frame: ChartLayout;
  readonly zone: string;
}) {
  const flagged = severityChart.flaggedAt(readings);
  return frame.points.map(({ at, x, y, value }) => {
    const band = severityChart.bandAt(readings, at);
    if (band === null) return null;
    return (
      <g key={at} transform={`translate(${x} ${y})`}>
        {flagged.has(at) && <circle r={9} className="chart-flag" />}
        <path d={severityShape(band)} className="chart-point">
          <title>{`${scoreDay.long(at, zone)}: ${value}, ${patientScoresText(`band.${band}`)}`}</title>
        </path>
        {flagged.has(at) && (
          <text y={-13} textAnchor="middle" className="chart-flag-name">
            {patientScoresText('item9.sign')}
          </text>
        )}
      </g>
    );
  });
}

function Unknown({
  at,
  frame: { xOf, top, bottom },
  zone,
}: {
  readonly at: number;
  readonly frame: ChartLayout;
  readonly zone: string;
}) {
  return (
    <g className="chart-unknown">
      <line x1={xOf(at)} x2={xOf(at)} y1={top} y2={bottom} />
      <text x={xOf(at)} y={bottom - 6} textAnchor="middle">
        {patientScoresText('questionnaire.incomplete')}
        <title>{`${scoreDay.long(at, zone)}: ${patientScoresText('questionnaire.unknownTotal')}`}</title>
      </text>
    </g>
  );
}
