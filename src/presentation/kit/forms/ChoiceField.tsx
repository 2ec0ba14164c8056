import { Checkbox, Radio } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import { privateField } from '../privateField';
import { FieldNotes, type FieldWords } from './FieldFrame';
import styles from './FieldFrame.module.css';

interface ChoiceProps<V extends string> extends FieldWords {
  /** The values with their labels. */
  readonly choices: readonly (readonly [V, ReactNode])[];
  /** Values that cannot be chosen now; none by default. */
  readonly disabled?: readonly V[];
}

interface ChoiceFieldProps<V extends string> extends ChoiceProps<V> {
  /** The chosen value; null if none is chosen. */
  readonly value: V | null;
  readonly onChoose: (value: V) => void;
}

/** Radio buttons for one of a few values, listed vertically. None is preselected. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { choices, disabled = [], value, onChoose, ...words } = props;
  const id = useId();
  return (
    <ChoiceFrame id={id} role="radiogroup" {...words}>
      <div className={styles['choices']}>
        {choices.map(([one, text]) => (
          <Radio
            key={one}
            {...privateField}
            name={id}
            value={one}
            disabled={disabled.includes(one)}
            checked={value === one}
            onChange={() => onChoose(one)}
          >
            {text}
          </Radio>
        ))}
      </div>
    </ChoiceFrame>
  );
}

interface ChecksFieldProps<V extends string> extends ChoiceProps<V> {
  readonly chosen: readonly V[];
  /** Called with the chosen values, in the order of `choices`. */
  readonly onChoose: (chosen: readonly V[]) => void;
}

/** Checkboxes for any number of a few values, side by side. */
export function ChecksField<V extends string>(props: ChecksFieldProps<V>) {
  const { choices, disabled = [], chosen, onChoose, ...words } = props;
  const id = useId();
  const toggle = (value: V): readonly V[] =>
    choices.map(([one]) => one).filter(one => (one === value ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <ChoiceFrame id={id} role="group" {...words}>
      <div className={styles['checks']}>
        {choices.map(([one, text]) => (
          <Checkbox
            key={one}
            {...privateField}
            inline
            disabled={disabled.includes(one)}
            checked={chosen.includes(one)}
            aria-invalid={words.fault !== undefined}
            onChange={() => onChoose(toggle(one))}
          >
            {text}
          </Checkbox>
        ))}
      </div>
    </ChoiceFrame>
  );
}

interface ChoiceFrameProps extends FieldWords {
  readonly id: string;
  readonly role: 'radiogroup' | 'group';
  readonly children: ReactNode;
}

function ChoiceFrame({ id, role, label, hint, fault, children }: ChoiceFrameProps) {
  const described = [hint === undefined ? [] : [`${id}-hint`], fault === undefined ? [] : [`${id}-fault`]].flat();
  return (
    <div
      className={styles['field']}
      role={role}
      aria-labelledby={id}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      {...(role === 'radiogroup' && { 'aria-invalid': fault !== undefined })}
    >
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <FieldNotes id={id} hint={hint} fault={fault} />
      {children}
    </div>
  );
}
