import { Panel } from '../../kit/layout/Panel';
import { MoodChart } from './MoodChart';
import { MoodTable } from './MoodTable';
import { patientScoresText } from './patientScoresText';
import { scoreDay } from './scoreDay';
import type { ShownScores } from './ScoresStore';
import { moodScale } from './severityChart';

export function MoodSection({ shown, zone }: { readonly shown: ShownScores; readonly zone: string }) {
  const latest = shown.scores.graph.mood.at(-1);
  return (
    <Panel title={patientScoresText('mood.title')}>
      {latest === undefined ? (
        <p>{patientScoresText(shown.scores.graph.unreadable > 0 ? 'noneRead' : 'mood.none')}</p>
      ) : (
        <>
          <p className="score-latest">
            {patientScoresText('mood.latest', { value: latest.mood, day: scoreDay.long(latest.at, zone) })}
          </p>
          <figure className="score-figure">
            <MoodChart shown={shown} zone={zone} />
            <figcaption>{patientScoresText('mood.scale', { days: moodScale.gapDays })}</figcaption>
          </figure>
          <MoodTable shown={shown} zone={zone} />
        </>
      )}
    </Panel>
  );
}
