import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { Panel } from '../../kit/layout/Panel';
import { patientScoresText } from './patientScoresText';
import { QuestionnaireChart } from './QuestionnaireChart';
import { QuestionnaireTable } from './QuestionnaireTable';
import { scoreDay } from './scoreDay';
import type { ShownScores, ShownTrend } from './ScoresStore';
import { highestOf } from './severityBands';
import { changePoints, severityChart } from './severityChart';
import { SeverityMark } from './SeverityMark';

interface QuestionnaireSectionProps {
  readonly questionnaire: Questionnaire;
  readonly shown: ShownScores;
  readonly trend: ShownTrend;
  readonly zone: string;
}

/** One questionnaire: its present result, its chart and its table. */
export function QuestionnaireSection({ questionnaire, shown, trend, zone }: QuestionnaireSectionProps) {
  const readings = shown.scores[questionnaire];
  const latest = readings.at(-1);
  return (
    <Panel title={patientScoresText(`${questionnaire}.title`)}>
      {latest === undefined ? (
        <p>
          {shown.scores.graph.unreadable > 0
            ? patientScoresText('noneRead')
            : patientScoresText(`${questionnaire}.none`)}
        </p>
      ) : (
        <>
          <p className="score-latest">
            {latest.total === null || latest.band === null
              ? patientScoresText('questionnaire.latestUnknown', { day: scoreDay.long(latest.at, zone) })
              : patientScoresText('questionnaire.latest', {
                  total: latest.total,
                  highest: highestOf[questionnaire],
                  band: patientScoresText(`band.${latest.band}`),
                  day: scoreDay.long(latest.at, zone),
                })}
            {latest.selfHarm !== 'clear' && latest.selfHarm !== 'notAsked' && (
              <SeverityMark isLatest reading={{ selfHarm: latest.selfHarm, band: null }} />
            )}
            <span className={`score-trend score-trend-${trend.direction}`}>{trendText(trend, zone)}</span>
          </p>
          <figure className="score-figure">
            <QuestionnaireChart questionnaire={questionnaire} shown={shown} zone={zone} />
            <figcaption>
              {patientScoresText(`${questionnaire}.source`, { points: changePoints(questionnaire) })}{' '}
              {patientScoresText('questionnaire.gap', { days: severityChart.gapDays })}
            </figcaption>
          </figure>
          <QuestionnaireTable questionnaire={questionnaire} readings={readings} zone={zone} />
        </>
      )}
    </Panel>
  );
}

const trendText = (trend: ShownTrend, zone: string): string =>
  trend.direction === 'unknown'
    ? patientScoresText('trend.unknown')
    : patientScoresText(`trend.${trend.direction}`, { day: scoreDay.long(trend.since, zone) });
