import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { DayHours, DayHoursFault, WeekHours, Weekday } from '@/domain/kernel/time/WeekHours';
import { privateField } from '../privateField';
import './weekEditor.css';
import { dayFaultText, dayName, isOverMidnight, plainTime, shownDays, weekText } from './weekText';

interface WeekEditorProps {
  readonly week: WeekHours;
  /** What is wrong with each of the hours. */
  readonly faults: Readonly<Record<Weekday, readonly (DayHoursFault | undefined)[]>>;
  readonly onWrite: (day: Weekday, hours: readonly DayHours[]) => void;
}

/** Hours of a week, day by day, as fields of text: `Tab` leads through all of them. */
export const WeekEditor = observer(function WeekEditor({ week, faults, onWrite }: WeekEditorProps) {
  return (
    <div className="week-editor">
      {shownDays.map(day => (
        <DayEditor key={day} day={day} hours={week[day]} faults={faults[day]} onWrite={hours => onWrite(day, hours)} />
      ))}
    </div>
  );
});

interface DayEditorProps {
  readonly day: Weekday;
  readonly hours: readonly DayHours[];
  readonly faults: readonly (DayHoursFault | undefined)[];
  readonly onWrite: (hours: readonly DayHours[]) => void;
}

function DayEditor({ day, hours, faults, onWrite }: DayEditorProps) {
  const group = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const count = useRef(hours.length);
  // The field of new hours gets the focus; after a removal the button that stays does.
  useEffect(() => {
    const isOwn = group.current?.contains(document.activeElement) === true || document.activeElement === document.body;
    if (hours.length > count.current && isOwn)
      [...(group.current?.querySelectorAll<HTMLElement>('input[data-edge="from"]') ?? [])].at(-1)?.focus();
    if (hours.length < count.current && isOwn) add.current?.focus();
    count.current = hours.length;
  }, [hours.length]);
  const name = dayName(day);
  return (
    <div className="week-day" role="group" aria-label={name} ref={group}>
      <strong>{name}</strong>
      <div className="week-hours">
        {hours.length === 0 && <span className="week-none">{weekText('none')}</span>}
        {hours.map((entry, place) => (
          <HoursEditor
            key={place}
            entry={entry}
            fault={faults[place]}
            label={weekText('hoursOf', { day: name, place: place + 1 })}
            onWrite={changed => onWrite(hours.map((one, index) => (index === place ? changed : one)))}
            onRemove={() => onWrite(hours.filter((_, index) => index !== place))}
          />
        ))}
      </div>
      <Button
        ref={add}
        size="small"
        text={weekText('add')}
        aria-label={weekText('addTo', { day: name })}
        onClick={() => onWrite([...hours, { from: '', to: '' }])}
      />
    </div>
  );
}

interface HoursEditorProps {
  readonly entry: DayHours;
  readonly fault: DayHoursFault | undefined;
  readonly label: string;
  readonly onWrite: (entry: DayHours) => void;
  readonly onRemove: () => void;
}

function HoursEditor({ entry, fault, label, onWrite, onRemove }: HoursEditorProps) {
  const id = useId();
  const help = helpOf(entry, fault);
  return (
    <div className="week-entry" role="group" aria-label={label}>
      {(['from', 'to'] as const).map(edge => (
        <label key={edge}>
          <span>{weekText(edge)}</span>
          <input
            {...privateField}
            className="bp6-input"
            type="text"
            inputMode="numeric"
            maxLength={5}
            placeholder={weekText('placeholder')}
            data-edge={edge}
            value={entry[edge]}
            aria-invalid={fault !== undefined}
            {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
            onChange={event => onWrite({ ...entry, [edge]: event.currentTarget.value })}
            onBlur={() => writePlain(entry, edge, onWrite)}
          />
        </label>
      ))}
      <Button
        size="small"
        variant="minimal"
        text={weekText('remove')}
        aria-label={weekText('removeOf', { hours: label })}
        onClick={onRemove}
      />
      <span id={`${id}-help`} role="status" className={fault === undefined ? 'week-hint' : 'week-fault'}>
        {help}
      </span>
    </div>
  );
}

/** What is wrong with the hours, or that they end on the next day. */
function helpOf(entry: DayHours, fault: DayHoursFault | undefined): string | undefined {
  if (fault !== undefined) return dayFaultText(fault);
  return isOverMidnight(entry) ? weekText('nextDay') : undefined;
}

/** Writes a time as it is shown everywhere, once the person has left its field. */
function writePlain(entry: DayHours, edge: 'from' | 'to', onWrite: (entry: DayHours) => void): void {
  const plain = plainTime(entry[edge]);
  if (plain !== undefined && plain !== entry[edge]) onWrite({ ...entry, [edge]: plain });
}
