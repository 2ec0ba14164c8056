import { Radio } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { privateField } from '../kit/privateField';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps<V extends string> {
  readonly label: string;
  /** Null: nobody has chosen. */
  readonly value: V | null;
  /** Values with what they are called. */
  readonly choices: readonly (readonly [V, string])[];
  /** What is wrong with it, in words. */
  readonly fault: string | undefined;
  readonly onChoose: (value: V) => void;
}

/** One of a few values, below each other. Nothing is chosen beforehand. */
export function ChoiceField<V extends string>({ label, value, choices, fault, onChoose }: ChoiceFieldProps<V>) {
  const id = useId();
  return (
    <div className={styles['choice']} role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-fault`}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <p id={`${id}-fault`} className={styles['fault']} role="status">
        {fault !== undefined && (
          <>
            <ErrorIcon />
            <span>{fault}</span>
          </>
        )}
      </p>
      {choices.map(([one, text]) => (
        <Radio key={one} {...privateField} name={id} checked={value === one} onChange={() => onChoose(one)}>
          {text}
        </Radio>
      ))}
    </div>
  );
}
