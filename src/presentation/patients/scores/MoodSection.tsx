import { useId } from 'react';
import { MoodChart } from './MoodChart';
import { MoodTable } from './MoodTable';
import { patientScoresText } from './patientScoresText';
import { scoreDay } from './scoreDay';
import type { ShownScores } from './ScoresStore';
import { moodScale } from './severityChart';

/** How the patient said they were. */
export function MoodSection({ shown, zone }: { readonly shown: ShownScores; readonly zone: string }) {
  const id = useId();
  const latest = shown.scores.graph.mood.at(-1);
  return (
    <section className="score-section" aria-labelledby={id}>
      <h3 id={id}>{patientScoresText('mood.title')}</h3>
      {latest === undefined ? (
        <p>{patientScoresText(shown.scores.graph.unreadable > 0 ? 'noneRead' : 'mood.none')}</p>
      ) : (
        <>
          <p className="score-latest">
            {patientScoresText('mood.latest', { value: latest.mood, day: scoreDay.long(latest.at, zone) })}
          </p>
          <div className="score-pair">
            <figure>
              <MoodChart shown={shown} zone={zone} />
              <figcaption>{patientScoresText('mood.scale', { days: moodScale.gapDays })}</figcaption>
            </figure>
            <MoodTable shown={shown} zone={zone} />
          </div>
        </>
      )}
    </section>
  );
}
