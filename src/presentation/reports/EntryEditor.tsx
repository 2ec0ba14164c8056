import { Button, InputGroup } from '@blueprintjs/core';
import { SmallCrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { TimeField } from '../kit/forms/DateField';
import { FaultField } from '../kit/forms/FaultField';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { Fault } from '../kit/forms/Fault';
import { Actions } from '../kit/layout/Stack';
import { PendingButton } from '../kit/PendingButton';
import { PrivateSelect } from '../kit/PrivateSelect';
import { privateField } from '../kit/privateField';
import type { ScheduleEntryForm, EntryGap } from './ScheduleEntryForm';
import { RunList } from './NextRuns';
import styles from './reports.module.css';
import { everyChoices, periodChoices, reportLimits, reportsText, weekdays, zoneChoices } from './reportsText';
import type { ScheduleStore } from './ScheduleStore';
import { BreakdownField } from './BreakdownField';
import { ChosenFields } from './ChosenFields';
import { KindFields } from './KindFields';

interface EditorProps {
  readonly store: ScheduleStore;
  readonly form: ScheduleEntryForm;
}

export const EntryEditor = observer(function EntryEditor({ store, form }: EditorProps) {
  useEffect(() => form.start(), [form]);
  return (
    <CheckedForm
      className={styles['form'] ?? ''}
      labelledBy="entry-title"
      hasTriedToSubmit={form.hasTriedToSubmit && form.gaps.length > 0}
      onSubmit={() => store.saveEditor()}
    >
      <div className={styles['part']}>
        <FaultField
          label={reportsText('entry.name')}
          value={form.name}
          maxLength={reportLimits.name - 12}
          fault={missing(form, 'name', reportsText('entry.nameMissing'))}
          onWrite={name => form.set({ name })}
        />
        <KindFields form={form.subject} hasTriedToSubmit={form.hasTriedToSubmit} />
      </div>
      <div className={styles['part']}>
        <ChosenFields form={form.subject} hasTriedToSubmit={form.hasTriedToSubmit} />
        <div className={styles['fields']}>
          <PeriodField form={form} />
          <BreakdownField form={form.subject} />
        </div>
      </div>
      <div className={styles['part']}>
        <When form={form} />
        <NextPreview store={store} form={form} />
        <Recipients form={form} />
      </div>
      <div className={styles['foot']}>
        <Actions>
          <PendingButton type="submit" intent="primary" text={reportsText('entry.save')} awaiting={store.isSaving} />
          <Button variant="minimal" text={reportsText('entry.cancel')} onClick={() => store.closeEditor()} />
        </Actions>
      </div>
    </CheckedForm>
  );
});

const missing = (form: ScheduleEntryForm, gap: EntryGap, text: string): string | undefined =>
  form.hasTriedToSubmit && form.gaps.includes(gap) ? text : undefined;

interface FormProps {
  readonly form: ScheduleEntryForm;
}

const PeriodField = observer(function PeriodField({ form }: FormProps) {
  const id = useId();
  const fault = missing(form, 'period', reportsText('entry.periodMissing'));
  const hint = reportsText('entry.periodHint');
  return (
    <FieldFrame id={id} label={reportsText('entry.period')} hint={hint} fault={fault}>
      <PrivateSelect
        {...describedControl(id, { hint, fault })}
        value={form.period ?? ''}
        onChange={event => {
          const chosen = periodChoices().find(([period]) => period === event.currentTarget.value);
          if (chosen) form.set({ period: chosen[0] });
        }}
      >
        <option value="" disabled>
          {reportsText('entry.choose')}
        </option>
        {periodChoices().map(([period, text]) => (
          <option key={period} value={period}>
            {text}
          </option>
        ))}
      </PrivateSelect>
    </FieldFrame>
  );
});

const When = observer(function When({ form }: FormProps) {
  const everyFault = missing(form, 'every', reportsText('entry.everyMissing'));
  const timeFault = missing(form, 'time', reportsText('entry.timeMissing'));
  return (
    <>
      <SegmentedChoice
        label={reportsText('entry.when')}
        value={form.every ?? null}
        choices={everyChoices()}
        onChoose={every => form.setEvery(every)}
      />
      {everyFault !== undefined && <Fault>{everyFault}</Fault>}
      <div className={styles['fields']}>
        {form.every === 'week' && <WeekdayField form={form} />}
        {form.every === 'month' && <MonthDayField form={form} />}
        <TimeField
          label={reportsText('entry.time')}
          value={form.time}
          onWrite={time => form.set({ time })}
          fault={timeFault}
        />
        <ZoneField form={form} />
      </div>
    </>
  );
});

const WeekdayField = observer(function WeekdayField({ form }: FormProps) {
  const id = useId();
  const fault = missing(form, 'weekday', reportsText('entry.weekdayMissing'));
  return (
    <FieldFrame id={id} label={reportsText('entry.weekday')} fault={fault}>
      <PrivateSelect
        {...describedControl(id, { fault })}
        value={form.weekday ?? ''}
        onChange={event => form.set({ weekday: Number(event.currentTarget.value) })}
      >
        <option value="" disabled>
          {reportsText('entry.choose')}
        </option>
        {weekdays.map(day => (
          <option key={day} value={day}>
            {reportsText(`weekday.${day}`)}
          </option>
        ))}
      </PrivateSelect>
    </FieldFrame>
  );
});

const MonthDayField = observer(function MonthDayField({ form }: FormProps) {
  const id = useId();
  const fault = missing(form, 'day', reportsText('entry.monthDayMissing'));
  const hint = reportsText('entry.monthDayHint');
  return (
    <FieldFrame id={id} label={reportsText('entry.monthDay')} hint={hint} fault={fault}>
      <PrivateSelect
        {...describedControl(id, { hint, fault })}
        value={form.day ?? ''}
        onChange={event => {
          const { value } = event.currentTarget;
          form.set({ day: value === 'last' ? 'last' : Number(value) });
        }}
      >
        <option value="" disabled>
          {reportsText('entry.choose')}
        </option>
        {Array.from({ length: 31 }, (_, place) => (
          <option key={place} value={place + 1}>
            {place + 1}
          </option>
        ))}
        <option value="last">{reportsText('entry.last')}</option>
      </PrivateSelect>
    </FieldFrame>
  );
});

const ZoneField = observer(function ZoneField({ form }: FormProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={reportsText('entry.zone')}>
      <PrivateSelect id={id} value={form.zone} onChange={event => form.set({ zone: event.currentTarget.value })}>
        {zoneChoices(form.zone).map(zone => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </PrivateSelect>
    </FieldFrame>
  );
});

const NextPreview = observer(function NextPreview({ store, form }: EditorProps) {
  const { times } = form;
  return (
    <div role="status">
      <p className={styles['subhead']}>{reportsText('entry.preview')}</p>
      {times ? (
        <RunList runs={store.preview(times)} zone={times.zone} />
      ) : (
        <p className={styles['second']}>{reportsText('entry.previewEmpty')}</p>
      )}
    </div>
  );
});

const Recipients = observer(function Recipients({ form }: FormProps) {
  const id = useId();
  const fault = missing(form, 'recipient', reportsText('entry.addressWrong'));
  const hint = reportsText('entry.recipientsHint');
  return (
    <>
      <FieldFrame id={id} label={reportsText('entry.recipients')} hint={hint} fault={fault} holds="email">
        <InputGroup
          {...privateField}
          {...describedControl(id, { hint, fault })}
          type="email"
          placeholder={reportsText('entry.address')}
          maxLength={254}
          value={form.recipient}
          onValueChange={recipient => form.set({ recipient })}
          rightElement={
            <Button variant="minimal" text={reportsText('entry.add')} onClick={() => form.addRecipient()} />
          }
        />
      </FieldFrame>
      <ul className={styles['chips']}>
        {form.recipients.map(address => (
          <li key={address}>
            <span>{address}</span>
            <Button
              variant="minimal"
              size="small"
              icon={<SmallCrossIcon />}
              aria-label={reportsText('entry.remove', { address })}
              onClick={() => form.removeRecipient(address)}
            />
          </li>
        ))}
      </ul>
    </>
  );
});
