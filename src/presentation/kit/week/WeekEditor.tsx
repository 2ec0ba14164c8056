import { Button } from '@blueprintjs/core';
import { PlusIcon, SmallCrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import type { DayHours, DayHoursFault, WeekHours, Weekday } from '@/domain/kernel/time/WeekHours';
import { privateField } from '../privateField';
import styles from './WeekEditor.module.css';
import { chipText, dayFaultText, dayName, isOverMidnight, isPlain, plainTime, shownDays, weekText } from './weekText';

interface WeekEditorProps {
  readonly week: WeekHours;
  /** The errors, in the order of each day's hours. */
  readonly faults: Readonly<Record<Weekday, readonly (DayHoursFault | undefined)[]>>;
  readonly onWrite: (day: Weekday, hours: readonly DayHours[]) => void;
}

/**
 * Edits the hours of a week, one row for each day. Hours are shown as chips, and as text fields while they are edited.
 */
export const WeekEditor = observer(function WeekEditor({ week, faults, onWrite }: WeekEditorProps) {
  return (
    <div className={styles['week']}>
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
  /** Index of the hours whose fields have the focus. */
  const [open, setOpen] = useState<number>();
  const group = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const count = useRef(hours.length);
  // Focuses the field of new hours; after a removal, focuses the button that adds hours.
  useEffect(() => {
    const isOwn = group.current?.contains(document.activeElement) === true || document.activeElement === document.body;
    if (hours.length > count.current && isOwn) focusField(group.current, hours.length - 1);
    if (hours.length < count.current && isOwn) add.current?.focus();
    count.current = hours.length;
  }, [hours.length]);
  /** Index of the hours whose chip was pressed; their first field gets the focus. */
  const pressed = useRef<number>(undefined);
  useEffect(() => {
    if (pressed.current !== undefined) focusField(group.current, pressed.current);
    pressed.current = undefined;
  }, [open]);
  const name = dayName(day);
  return (
    <div className={styles['day']} role="group" aria-label={name} ref={group}>
      <strong>{name}</strong>
      <div className={styles['hours']}>
        {hours.length === 0 && <span className={styles['none']}>{weekText('none')}</span>}
        {hours.map((entry, place) => (
          <Hours
            key={place}
            entry={entry}
            place={place}
            isOpen={open === place}
            fault={faults[place]}
            label={weekText('hoursOf', { day: name, place: place + 1 })}
            onPress={() => {
              pressed.current = place;
              setOpen(place);
            }}
            onOpen={isOpen => setOpen(isOpen ? place : undefined)}
            onWrite={changed => onWrite(hours.map((one, index) => (index === place ? changed : one)))}
            onRemove={() => {
              setOpen(undefined);
              onWrite(hours.filter((_, index) => index !== place));
            }}
          />
        ))}
        <Button
          ref={add}
          variant="minimal"
          icon={<PlusIcon />}
          aria-label={weekText('addTo', { day: name })}
          title={weekText('add')}
          onClick={() => {
            setOpen(hours.length);
            onWrite([...hours, { from: '', to: '' }]);
          }}
        />
      </div>
    </div>
  );
}

/** Focuses the first field of the hours at an index. */
const focusField = (group: HTMLElement | null, place: number): void =>
  group?.querySelector<HTMLElement>(`[data-place="${place}"] input[data-edge="from"]`)?.focus();

interface HoursProps {
  readonly entry: DayHours;
  readonly place: number;
  /** True while the hours are being edited. */
  readonly isOpen: boolean;
  readonly fault: DayHoursFault | undefined;
  readonly label: string;
  /** Called when their chip is pressed. */
  readonly onPress: () => void;
  /** Called when the focus enters or leaves their fields. */
  readonly onOpen: (isOpen: boolean) => void;
  readonly onWrite: (entry: DayHours) => void;
  readonly onRemove: () => void;
}

/** Hours as a chip, or as fields while they are being edited, incomplete or wrong. */
function Hours(props: HoursProps) {
  const { entry, isOpen, fault, label, onPress, onRemove } = props;
  if (isOpen || fault !== undefined || !isPlain(entry)) return <HoursFields {...props} />;
  return (
    <span className={styles['chip']} role="group" aria-label={label}>
      <Button
        variant="minimal"
        text={chipText(entry)}
        aria-label={weekText('changeOf', { hours: chipText(entry) })}
        onClick={onPress}
      />
      <Button
        variant="minimal"
        icon={<SmallCrossIcon />}
        aria-label={weekText('removeOf', { hours: label })}
        title={weekText('remove')}
        onClick={onRemove}
      />
    </span>
  );
}

function HoursFields({ entry, place, fault, label, onOpen, onWrite, onRemove }: HoursProps) {
  const id = useId();
  const help = helpOf(entry, fault);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onOpen(false);
  };
  return (
    <div
      className={styles['entry']}
      role="group"
      aria-label={label}
      data-place={place}
      // Fields changed by keyboard stay open until the last one is left.
      onFocus={() => onOpen(true)}
      onBlur={leave}
    >
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
        variant="minimal"
        icon={<SmallCrossIcon />}
        aria-label={weekText('removeOf', { hours: label })}
        title={weekText('remove')}
        onClick={onRemove}
      />
      <span id={`${id}-help`} role="status" className={styles[fault === undefined ? 'hint' : 'fault']}>
        {help}
      </span>
    </div>
  );
}

/** The error in the hours, or a note that they end on the next day. */
function helpOf(entry: DayHours, fault: DayHoursFault | undefined): string | undefined {
  if (fault !== undefined) return dayFaultText(fault);
  return isOverMidnight(entry) ? weekText('nextDay') : undefined;
}

/** Writes a time in the usual format, once the user has left its field. */
function writePlain(entry: DayHours, edge: 'from' | 'to', onWrite: (entry: DayHours) => void): void {
  const plain = plainTime(entry[edge]);
  if (plain !== undefined && plain !== entry[edge]) onWrite({ ...entry, [edge]: plain });
}
