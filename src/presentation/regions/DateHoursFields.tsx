import { Button, HTMLSelect } from '@blueprintjs/core';
import { PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { DateEntry } from '@/domain/regions/CoreHoursEntry';
import { Fault } from '../kit/forms/Fault';
import { Hint } from '../kit/layout/Hint';
import { privateField } from '../kit/privateField';
import { newDate } from './coreHoursFields';
import type { CoreHoursStore } from './CoreHoursStore';
import { FieldConflict } from './FieldConflict';
import { HoursFields } from './HoursFields';
import { regionsText } from './regionsText';
import { regionTime } from './regionTime';
import { DateField } from '../kit/forms/DateField';

interface DateHoursFieldsProps {
  readonly store: CoreHoursStore;
  readonly isFixed: boolean;
}

/** The dates with hours of their own, such as public holidays. */
export const DateHoursFields = observer(function DateHoursFields({ store, isFixed }: DateHoursFieldsProps) {
  const { exceptions } = store.form.mine;
  const tooMany = store.faultAt('exceptions');
  const [wasAdded, setWasAdded] = useState(false);
  return (
    <fieldset>
      <legend>{regionsText('hours.exceptions')}</legend>
      {exceptions.length === 0 && <Hint>{regionsText('hours.noExceptions')}</Hint>}
      {exceptions.map((entry, place) => (
        <DateRow
          key={place}
          {...{ store, isFixed, entry, place }}
          isNew={wasAdded && place === exceptions.length - 1}
        />
      ))}
      <span role="status">{tooMany !== undefined && regionsText(`fault.${tooMany}`)}</span>
      <FieldConflict store={store} field="exceptions" />
      {!isFixed && (
        <Button
          icon={<PlusIcon />}
          text={regionsText('hours.add')}
          onClick={() => {
            setWasAdded(true);
            store.write('exceptions', [...exceptions, newDate]);
          }}
        />
      )}
    </fieldset>
  );
});

interface DateRowProps extends DateHoursFieldsProps {
  readonly entry: DateEntry;
  readonly place: number;
  /** True if the date was just added; it then gets the focus. */
  readonly isNew: boolean;
}

const DateRow = observer(function DateRow({ store, isFixed, entry, place, isNew }: DateRowProps) {
  const id = useId();
  const { exceptions } = store.form.mine;
  const fault = store.faultAt(place);
  const number = place + 1;
  const name = entry.date === '' ? regionsText('hours.exception', { number }) : regionTime.date(entry.date);
  const write = (changed: Partial<DateEntry>): void =>
    store.write(
      'exceptions',
      exceptions.map((one, index) => (index === place ? { ...one, ...changed } : one)),
    );
  return (
    <div className="region-row region-date" role="group" aria-label={name}>
      <DateField
        label={regionsText('hours.date')}
        autoFocus={isNew}
        value={entry.date}
        disabled={isFixed}
        isWrong={fault === 'noDate' || fault === 'twice'}
        describedBy={`${id}-fault`}
        onWrite={date => write({ date })}
      />
      <HTMLSelect
        {...privateField}
        aria-label={regionsText('hours.choiceOf', { day: name })}
        aria-describedby={`${id}-fault`}
        value={entry.choice ?? ''}
        disabled={isFixed}
        onChange={({ currentTarget: { value } }) => {
          if (value === 'own') write({ choice: 'own' });
          if (value === 'none') write({ choice: 'none', start: '', end: '' });
        }}
      >
        {entry.choice === null && <option value="">{regionsText('hours.choose')}</option>}
        <option value="none">{regionsText('hours.choice.none')}</option>
        <option value="own">{regionsText('hours.choice.own')}</option>
      </HTMLSelect>
      {entry.choice === 'own' && (
        <HoursFields
          day={name}
          hours={entry}
          isFixed={isFixed}
          fault={fault}
          onWrite={(part, text) => write({ [part]: text })}
        />
      )}
      {!isFixed && (
        <Button
          variant="minimal"
          icon={<TrashIcon />}
          aria-label={
            entry.date === '' ? regionsText('hours.removeNew', { number }) : regionsText('hours.remove', { date: name })
          }
          onClick={() =>
            store.write(
              'exceptions',
              exceptions.filter((_, index) => index !== place),
            )
          }
        />
      )}
      <span id={`${id}-fault`} className="region-fault" role="status">
        {fault !== undefined && fault !== 'noTime' && <Fault>{regionsText(`fault.${fault}`)}</Fault>}
      </span>
    </div>
  );
});
