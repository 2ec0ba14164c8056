import { Button, ButtonGroup, InputGroup } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import { patientScoresText } from './patientScoresText';
import type { ScoresStore } from './ScoresStore';
import { privateField } from '../../kit/privateField';

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
      <label>
        {patientScoresText('range.from')}
        <InputGroup
          {...privateField}
          type="date"
          value={store.fromDay}
          onValueChange={day => store.edit('fromDay', day)}
        />
      </label>
      <label>
        {patientScoresText('range.until')}
        <InputGroup
          {...privateField}
          type="date"
          value={store.lastDay}
          onValueChange={day => store.edit('lastDay', day)}
        />
      </label>
      <PendingButton
        type="submit"
        text={patientScoresText('range.show')}
        disabled={store.isUnfit}
        awaiting={store.loading}
      />
      <Button variant="minimal" icon={<PrintIcon />} text={patientScoresText('print')} onClick={() => store.print()} />
      <p role="status">{store.isUnfit && patientScoresText('range.unfit')}</p>
    </form>
  );
});
