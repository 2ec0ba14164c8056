import { Radio, RadioGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { appointmentsText } from './appointmentsText';
import { appointmentTime } from './appointmentTime';
import type { AppointmentTimeChoice } from './AppointmentTimeChoice';
import { privateField } from '../../kit/privateField';

/** Asks which of two equal clock times is meant, on the night on which clocks go back. */
export const RepeatedHour = observer(function RepeatedHour({ choice, which }: { readonly choice: AppointmentTimeChoice; readonly which: 'start' | 'end' }) {
  const moments = choice.repeated(which);
  if (moments === undefined) return null;
  const chosen = which === 'start' ? choice.startChoice : choice.endChoice;
  return (
    <RadioGroup
      label={appointmentsText(`twice.${which}`)}
      name={`repeated-${which}`}
      {...(chosen !== null && { selectedValue: chosen })}
      onChange={event => choice.choose(which, event.currentTarget.value === 'earlier' ? 'earlier' : 'later')}
    >
      <Radio {...privateField} value="earlier">{appointmentsText('twice.earlier', { offset: appointmentTime.offset(moments.earlier, choice.zone) })}</Radio>
      <Radio {...privateField} value="later">{appointmentsText('twice.later', { offset: appointmentTime.offset(moments.later, choice.zone) })}</Radio>
    </RadioGroup>
  );
});
