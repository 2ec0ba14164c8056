import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { selfHarmAnswer, selfHarmUnknownText } from './itemWords';
import { MoodSection } from './MoodSection';
import { patientScoresCount, patientScoresText, scoresFailureText } from './patientScoresText';
import { QuestionnaireSection } from './QuestionnaireSection';
import { scoreDay } from './scoreDay';
import './scores.css';
import { ScoreSpanChoice } from './ScoreSpanChoice';
import type { ScoresStore, ShownScores } from './ScoresStore';

/** Mood, PHQ-9 and GAD-7 of one patient. */
export const MoodMeter = observer(function MoodMeter({ store }: { readonly store: ScoresStore }) {
  const { shown, zone } = store;
  return (
    <div className="scores">
      <ScoreSpanChoice store={store} />
      <div role="alert">
        <Item9 store={store} />
        {store.unreadable > 0 && <Notice intent="warning">{patientScoresCount('unreadable', store.unreadable)}</Notice>}
        {store.failure !== undefined && (
          <Notice
            intent="danger"
            action={<Button text={patientScoresText('retry')} onClick={() => void store.load()} />}
          >
            {shown === undefined ? scoresFailureText(store.failure) : staleText(shown, zone)}
          </Notice>
        )}
      </div>
      <p role="status" className="score-status">
        {store.loading &&
          (shown === undefined
            ? patientScoresText('loading')
            : patientScoresText('refreshing', spanWords(shown, zone)))}
      </p>
      {shown === undefined && store.loading && <Spinner />}
      {shown !== undefined && (
        <>
          <p className="score-shown">{patientScoresText('range.shown', spanWords(shown, zone))}</p>
          <QuestionnaireSection questionnaire="phq9" shown={shown} trend={store.trendOf('phq9')} zone={zone} />
          <QuestionnaireSection questionnaire="gad7" shown={shown} trend={store.trendOf('gad7')} zone={zone} />
          <MoodSection shown={shown} zone={zone} />
        </>
      )}
    </div>
  );
});

const Item9 = observer(function Item9({ store: { latestSelfHarm, zone } }: { readonly store: ScoresStore }) {
  if (latestSelfHarm === undefined) return null;
  const day = scoreDay.long(latestSelfHarm.at, zone);
  const isFlagged = latestSelfHarm.selfHarm === 'flagged';
  return (
    <Notice intent={isFlagged ? 'danger' : 'warning'}>
      {isFlagged
        ? patientScoresText('item9.flagged', { day, answer: selfHarmAnswer(latestSelfHarm.items) })
        : selfHarmUnknownText(latestSelfHarm.items, day)}
    </Notice>
  );
});

const spanWords = ({ scores: { graph } }: ShownScores, zone: string) => ({
  from: scoreDay.long(graph.from, zone),
  until: scoreDay.long(graph.until - 1, zone),
});

const staleText = (shown: ShownScores, zone: string): string =>
  patientScoresText('stale', { ...spanWords(shown, zone), at: scoreDay.moment(shown.at, zone) });
