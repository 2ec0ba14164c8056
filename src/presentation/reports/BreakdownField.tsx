import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { PrivateSelect } from '../kit/PrivateSelect';
import { breakdownChoices, reportsText } from './reportsText';
import type { SubjectForm } from './SubjectForm';

/** The field for how the rows of a report are divided. */
export const BreakdownField = observer(function BreakdownField({ form }: { readonly form: SubjectForm }) {
  const id = useId();
  const choices = breakdownChoices(form.breakdowns);
  return (
    <FieldFrame id={id} label={reportsText('create.breakdown')}>
      <PrivateSelect
        id={id}
        disabled={choices.length === 0}
        value={form.breakdown ?? ''}
        onChange={event => {
          const chosen = choices.find(([one]) => one === event.currentTarget.value);
          if (chosen) form.setBreakdown(chosen[0]);
        }}
      >
        {choices.length === 0 && <option value="">{reportsText('entry.choose')}</option>}
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </PrivateSelect>
    </FieldFrame>
  );
});
