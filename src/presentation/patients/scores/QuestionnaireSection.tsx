import { useId } from 'react';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import type { TrendDirection } from '@/domain/patients/scores/scoreTrend.rule';
import { patientScoresText } from './patientScoresText';
import { QuestionnaireChart } from './QuestionnaireChart';
import { QuestionnaireTable } from './QuestionnaireTable';
import { scoreDay } from './scoreDay';
import type { ShownScores } from './ScoresStore';
import { highestOf } from './severityBands';
import { changePoints, severityChart } from './severityChart';
import { SeverityMark } from './SeverityMark';

interface QuestionnaireSectionProps {
  readonly questionnaire: Questionnaire;
  readonly shown: ShownScores;
  readonly trend: TrendDirection;
  readonly zone: string;
}

/** One questionnaire: what it says now, its chart and its table. */
export function QuestionnaireSection({ questionnaire, shown, trend, zone }: QuestionnaireSectionProps) {
  const readings = shown.scores[questionnaire];
  const latest = readings.at(-1);
  const id = useId();
  return (
    <section className="score-section" aria-labelledby={id}>
      <h3 id={id}>{patientScoresText(`${questionnaire}.title`)}</h3>
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
              <SeverityMark reading={{ ...latest, band: null }} />
            )}
            <span className={`score-trend score-trend-${trend}`}>{patientScoresText(`trend.${trend}`)}</span>
          </p>
          <div className="score-pair">
            <figure>
              <QuestionnaireChart questionnaire={questionnaire} shown={shown} zone={zone} />
              <figcaption>
                {patientScoresText(`${questionnaire}.source`, { points: changePoints(questionnaire) })}{' '}
                {patientScoresText('questionnaire.gap', { days: severityChart.gapDays })}
              </figcaption>
            </figure>
            <QuestionnaireTable questionnaire={questionnaire} readings={readings} zone={zone} />
          </div>
        </>
      )}
    </section>
  );
}
