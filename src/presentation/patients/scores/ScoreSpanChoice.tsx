import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import { patientScoresText } from './patientScoresText';
import type { ScoresStore } from './ScoresStore';
import { DateField } from '../../kit/forms/DateField';
import { SegmentedChoice } from '../../kit/forms/SegmentedChoice';

/** Periods to choose from, in days. */
const scoreSpans = [30, 90, 180, 365] as const;

/** The choice of the days to show. */
export const ScoreSpanChoice = observer(function ScoreSpanChoice({ store }: { readonly store: ScoresStore }) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.load();
  };
  return (
    <form className="score-span" onSubmit={submit} aria-label={patientScoresText('range.label')}>
      <SegmentedChoice
        isLabelHidden
        label={patientScoresText('range.label')}
        value={store.span === null ? null : `${store.span}`}
        choices={scoreSpans.map(days => [`${days}`, patientScoresText('range.last', { days })] as const)}
        onChoose={days => store.choose(Number(days))}
      />
      <div className="score-days">
        <DateField
          isBeside
          label={patientScoresText('range.from')}
          value={store.fromDay}
          onWrite={day => store.edit('fromDay', day)}
        />
        <DateField
          isBeside
          label={patientScoresText('range.until')}
          value={store.lastDay}
          onWrite={day => store.edit('lastDay', day)}
        />
        <PendingButton
          type="submit"
          text={patientScoresText('range.show')}
          disabled={store.isUnfit}
          awaiting={store.loading}
        />
      </div>
      <p role="status">{store.isUnfit && patientScoresText('range.unfit')}</p>
    </form>
  );
});
