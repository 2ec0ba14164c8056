import { Button, FormGroup, HTMLSelect, InputGroup, Spinner, Radio, RadioGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import { appointmentFailureText, appointmentsText } from './appointmentsText';
import type { AppointmentFormStore } from './AppointmentFormStore';
import { appointmentKindOf, appointmentKinds } from './appointmentKinds';
import './appointments.css';
import type { AppointmentTimeChoice } from './AppointmentTimeChoice';
import { ClashNotices } from './ClashNotices';
import { ClocksPanel } from './ClocksPanel';
import { AppointmentFormNotices } from './AppointmentFormNotices';
import { privateField } from '../../kit/privateField';
import { appointmentTime } from './appointmentTime';
import { DateTimeField } from '../../kit/forms/DateField';

/** Asks which of two equal clock times is meant in the night when clocks go back. */
const RepeatedHour = observer(function RepeatedHour({
  choice,
  which,
}: {
  readonly choice: AppointmentTimeChoice;
  readonly which: 'start' | 'end';
}) {
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
      <Radio {...privateField} value="earlier">
        {appointmentsText('twice.earlier', { offset: appointmentTime.offset(moments.earlier, choice.zone) })}
      </Radio>
      <Radio {...privateField} value="later">
        {appointmentsText('twice.later', { offset: appointmentTime.offset(moments.later, choice.zone) })}
      </Radio>
    </RadioGroup>
  );
});

/** The form that makes or changes one appointment. */
export const AppointmentForm = observer(function AppointmentForm({ store }: { readonly store: AppointmentFormStore }) {
  const { choice, unready, isNew } = store;
  // Pages that stay in memory share one document.
  const id = useId();
  return (
    <section className="appointment-form" aria-labelledby={`${id}-appointment-form-title`}>
      <h2 id={`${id}-appointment-form-title`}>{appointmentsText(isNew ? 'form.new' : 'form.change')}</h2>
      <div role="alert">
        {unready !== undefined && (
          <Notice
            intent="danger"
            action={<Button text={appointmentsText('retry')} onClick={() => void store.load()} />}
          >
            {appointmentsText(unready.part === 'zone' ? 'form.zoneFailed' : 'form.findFailed', {
              why: appointmentFailureText(unready.failure),
            })}
          </Notice>
        )}
      </div>
      {choice === undefined && unready === undefined && (
        <p role="status">
          <Spinner size={20} tagName="span" /> {appointmentsText('form.loading')}
        </p>
      )}
      {choice !== undefined && <Fields id={id} store={store} choice={choice} />}
    </section>
  );
});

interface FieldsProps {
  readonly id: string;
  readonly store: AppointmentFormStore;
  readonly choice: AppointmentTimeChoice;
}

const Fields = observer(function Fields({ id, store, choice }: FieldsProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      {store.status !== null && store.status !== 'scheduled' && (
        <Notice intent="warning">
          {appointmentsText('form.wasSettled', { status: appointmentsText(`status.${store.status}`) })}
        </Notice>
      )}
      <div className="appointment-times">
        <DateTimeField
          label={appointmentsText('form.start')}
          value={choice.start}
          onWrite={start => choice.editStart(start)}
          describedBy={`${id}-appointment-faults`}
        />
        <DateTimeField
          label={appointmentsText('form.end')}
          value={choice.end}
          onWrite={end => choice.editEnd(end)}
          describedBy={`${id}-appointment-faults`}
        />
      </div>
      <RepeatedHour choice={choice} which="start" />
      <RepeatedHour choice={choice} which="end" />
      <Faults id={id} store={store} />
      <ClocksPanel choice={choice} />
      <div role="status" className="appointment-clashes">
        <ClashNotices clashes={store.clashes} />
      </div>
      <FormGroup label={appointmentsText('kind.label')} labelFor={`${id}-appointment-kind`}>
        <HTMLSelect
          {...privateField}
          id={`${id}-appointment-kind`}
          value={store.kind ?? ''}
          onChange={event => store.edit({ kind: appointmentKindOf(event.currentTarget.value) })}
        >
          {store.kind === null && <option value="">{appointmentsText('kind.choose')}</option>}
          {appointmentKinds.map(kind => (
            <option key={kind} value={kind}>
              {appointmentsText(`kind.${kind}`)}
            </option>
          ))}
        </HTMLSelect>
      </FormGroup>
      <FormGroup label={appointmentsText('form.place')} labelFor={`${id}-appointment-place`}>
        <InputGroup
          {...privateField}
          id={`${id}-appointment-place`}
          value={store.place}
          maxLength={500}
          onValueChange={place => store.edit({ place })}
        />
      </FormGroup>
      <AppointmentFormNotices store={store} choice={choice} />
      <div className="appointment-acts">
        <PendingButton
          type="submit"
          intent="primary"
          awaiting={store.saving}
          text={appointmentsText(store.existing === undefined ? 'form.add' : 'form.save')}
        />
        {store.isTyped && (
          <Button
            variant="minimal"
            disabled={store.saving}
            text={appointmentsText('form.discard')}
            onClick={() => store.discard()}
          />
        )}
      </div>
    </form>
  );
});

const Faults = observer(function Faults({ id, store }: Pick<FieldsProps, 'id' | 'store'>) {
  return (
    <div id={`${id}-appointment-faults`} role="alert" className="appointment-faults">
      {store.faults.map(fault => (
        <Notice key={fault} intent="danger">
          {appointmentsText(`fault.${fault}`)}
        </Notice>
      ))}
    </div>
  );
});
