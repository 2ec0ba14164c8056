import { patientScoresText } from './patientScoresText';
import { scoreDay } from './scoreDay';
import type { ShownScores } from './ScoresStore';

interface MoodTableProps {
  readonly shown: ShownScores;
  readonly zone: string;
}

/** Every reading, newest first; missing ones are shown as not reported. */
export function MoodTable({ shown: { scores }, zone }: MoodTableProps) {
  return (
    <div
      className="score-table"
      tabIndex={0}
      role="region"
      aria-label={patientScoresText('table.caption', { title: patientScoresText('mood.title') })}
    >
      <table>
        <caption>{patientScoresText('table.caption', { title: patientScoresText('mood.title') })}</caption>
        <thead>
          <tr>
            <th scope="col">{patientScoresText('table.day')}</th>
            <th scope="col">{patientScoresText('table.mood')}</th>
            <th scope="col">{patientScoresText('table.stress')}</th>
            <th scope="col">{patientScoresText('table.sleep')}</th>
          </tr>
        </thead>
        <tbody>
          {scores.graph.mood.toReversed().map(({ momentId, at, mood, stress, sleepHours }) => (
            <tr key={momentId}>
              <th scope="row">{scoreDay.long(at, zone)}</th>
              <td>{mood}</td>
              <td>{stress ?? <Missing />}</td>
              <td>{sleepHours ?? <Missing />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Missing = () => <span className="score-missing">{patientScoresText('table.notReported')}</span>;
