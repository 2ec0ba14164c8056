import type { QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { QuestionnaireItems } from './QuestionnaireItems';
import { patientScoresText } from './patientScoresText';
import { scoreDay } from './scoreDay';
import { SeverityMark } from './SeverityMark';

interface QuestionnaireTableProps {
  readonly questionnaire: Questionnaire;
  readonly readings: readonly QuestionnaireReading[];
  readonly zone: string;
}

/** Every questionnaire, newest first, with its single answers. */
export function QuestionnaireTable({ questionnaire, readings, zone }: QuestionnaireTableProps) {
  const caption = patientScoresText('table.caption', { title: patientScoresText(`${questionnaire}.title`) });
  return (
    <div className="score-table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{patientScoresText('table.day')}</th>
            <th scope="col">{patientScoresText('table.total')}</th>
            <th scope="col">{patientScoresText('table.band')}</th>
            <th scope="col">{patientScoresText('table.answers')}</th>
          </tr>
        </thead>
        <tbody>
          {readings.toReversed().map(reading => (
            <tr key={reading.at}>
              <th scope="row">{scoreDay.long(reading.at, zone)}</th>
              <td>
                {reading.total ?? (
                  <span className="score-missing">{patientScoresText('questionnaire.unknownTotal')}</span>
                )}
              </td>
              <td>
                <SeverityMark reading={reading} />
              </td>
              <td>
                <QuestionnaireItems
                  questionnaire={questionnaire}
                  reading={reading}
                  day={scoreDay.long(reading.at, zone)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
