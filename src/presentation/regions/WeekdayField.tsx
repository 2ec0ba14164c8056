import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { Weekday } from '@/domain/regions/CoreHoursEntry';
import { privateField } from '../kit/privateField';
import { chosenDay, dayChoices } from './coreHoursFields';
import type { CoreHoursStore } from './CoreHoursStore';
import { FieldConflict } from './FieldConflict';
import { HoursFields } from './HoursFields';
import { regionsText } from './regionsText';

interface WeekdayFieldProps {
  readonly store: CoreHoursStore;
  readonly name: Weekday;
  readonly isFixed: boolean;
}

/** The hours of a weekday: the usual ones, its own, or none. */
export const WeekdayField = observer(function WeekdayField({ store, name, isFixed }: WeekdayFieldProps) {
  const entry = store.form.mine[name];
  const day = regionsText(`day.${name}`);
  return (
    <div className="region-day">
      <div className="region-row" role="group" aria-label={day}>
        <span className="region-day-name">{day}</span>
        <HTMLSelect
          {...privateField}
          aria-label={regionsText('hours.choiceOf', { day })}
          value={entry.choice}
          disabled={isFixed}
          onChange={({ currentTarget: { value } }) => {
            const choice = dayChoices.find(one => one === value);
            if (choice !== undefined) store.write(name, chosenDay(entry, choice));
          }}
        >
          {dayChoices.map(choice => (
            <option key={choice} value={choice}>
              {regionsText(`hours.choice.${choice}`)}
            </option>
          ))}
        </HTMLSelect>
        {entry.choice === 'own' && (
          <HoursFields
            day={day}
            hours={entry}
            isFixed={isFixed}
            fault={store.faultAt(name)}
            onWrite={(part, text) => store.write(name, { ...entry, [part]: text })}
          />
        )}
      </div>
      <FieldConflict store={store} field={name} />
    </div>
  );
});
