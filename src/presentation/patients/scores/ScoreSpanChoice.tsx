import { Button, ButtonGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import { patientScoresText } from './patientScoresText';
import type { ScoresStore } from './ScoresStore';
import { DateField } from '../../kit/forms/DateField';

/** Lengths of time offered, in days. */
const scoreSpans = [30, 90, 180, 365] as const;

/** Which days are shown. */
export const ScoreSpanChoice = observer(function ScoreSpanChoice({ store }: { readonly store: ScoresStore }) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.load();
  };
  return (
    <form className="score-span" onSubmit={submit} aria-label={patientScoresText('range.label')}>
      <ButtonGroup>
        {scoreSpans.map(days => (
          <Button
            key={days}
            aria-pressed={store.span === days}
            active={store.span === days}
            text={patientScoresText('range.last', { days })}
            onClick={() => store.choose(days)}
          />
        ))}
      </ButtonGroup>
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
