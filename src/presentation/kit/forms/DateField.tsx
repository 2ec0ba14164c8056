import { InputGroup } from '@blueprintjs/core';
import { useId, useRef, useState, type RefObject } from 'react';
import { privateField } from '../privateField';
import { CalendarButton } from './CalendarButton';
import { describedControl, FieldFrame, FieldGroup } from './FieldFrame';
import styles from './FieldFrame.module.css';
import { formsText } from './formsText';
import { typedDay, typedTime, type TypedValue } from './TypedValue';
import { useTypedValue } from './useTypedValue';

interface TypedFieldProps {
  readonly label: string;
  /** The full name for screen readers, if the label alone is not clear. */
  readonly name?: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly hint?: string | undefined;
  /** The error message. */
  readonly fault?: string | undefined;
  /** True if the field has an error that is shown elsewhere. */
  readonly isWrong?: boolean;
  /** Id of an element that describes the field, besides its own hint. */
  readonly describedBy?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly isBeside?: boolean;
  readonly isLabelHidden?: boolean;
}

/**
 * A field for a day, which can be typed in the usual ways or chosen in a calendar. Its value is such as `2026-08-29`,
 * or empty.
 */
export function DateField(props: TypedFieldProps) {
  const { field, words, control } = useTypedField(props, typedDay);
  return (
    <FieldFrame {...field} {...words}>
      <DayInput {...control} name={props.name ?? props.label} day={props.value} onWrite={props.onWrite} />
    </FieldFrame>
  );
}

/** A field for a time of day on the 24-hour clock. Its value is such as `09:30`, or empty. */
export function TimeField(props: TypedFieldProps) {
  const { field, words, control } = useTypedField(props, typedTime);
  return (
    <FieldFrame {...field} {...words}>
      <InputGroup {...privateField} {...control} className={styles['time']} placeholder={formsText('time.format')} />
    </FieldFrame>
  );
}

/** The state and props of a field and its control, shared by all kinds of value. */
function useTypedField(props: TypedFieldProps, kind: TypedValue) {
  const { label, name, value, onWrite, hint, isWrong = false, describedBy, ...rest } = props;
  const { fault: given, isBeside = false, isLabelHidden = false, ...state } = rest;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { problem, ...typed } = useTypedValue({ value, onWrite, kind, field: inputRef });
  const fault = problem ?? given;
  const described = describedControl(id, { hint, fault }, describedBy);
  return {
    field: { id, label, isBeside, isLabelHidden },
    words: { hint, fault },
    control: {
      ...described,
      'aria-invalid': described['aria-invalid'] || isWrong,
      ...(name !== undefined && { 'aria-label': name }),
      ...typed,
      ...state,
      inputRef,
    },
  } as const;
}

interface DayInputProps {
  readonly name: string;
  readonly day: string;
  readonly onWrite: (day: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}

function DayInput({ name, day, onWrite, ...control }: DayInputProps) {
  const isFixed = control.disabled === true || control.readOnly === true;
  return (
    <InputGroup
      {...privateField}
      {...control}
      className={styles['day']}
      placeholder={formsText('day.format')}
      {...(!isFixed && { rightElement: <CalendarButton name={name} day={day} onChoose={onWrite} /> })}
    />
  );
}

interface DateTimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
  /** Id of an element that describes the field, besides its own hint. */
  readonly describedBy: string;
}

/** A field for a day and a time. Its value is such as `2026-08-29T09:30`, and empty until both are entered. */
export function DateTimeField({ label, value, onWrite, describedBy }: DateTimeFieldProps) {
  const [parts, setParts] = useState(() => partsOf(value));
  const isOther = parts.value !== value;
  const { day, time } = isOther ? partsOf(value) : parts;
  if (isOther) setParts(partsOf(value));
  const write = (changed: { readonly day?: string; readonly time?: string }): void => {
    const next = { day, time, ...changed };
    const joined = next.day === '' || next.time === '' ? '' : `${next.day}T${next.time}`;
    setParts({ ...next, value: joined });
    if (joined !== value) onWrite(joined);
  };
  return (
    <FieldGroup label={label} hint={formsText('moment.format')}>
      <DateField
        isLabelHidden
        label={formsText('day.of', { field: label })}
        describedBy={describedBy}
        value={day}
        onWrite={changed => write({ day: changed })}
      />
      <TimeField
        isLabelHidden
        label={formsText('time.of', { field: label })}
        describedBy={describedBy}
        value={time}
        onWrite={changed => write({ time: changed })}
      />
    </FieldGroup>
  );
}

function partsOf(value: string) {
  const [day = '', time = ''] = value.split('T');
  return { value, day, time };
}
