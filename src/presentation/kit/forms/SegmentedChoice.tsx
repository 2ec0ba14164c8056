import { useId } from 'react';
import { privateField } from '../privateField';
import { Fault } from './Fault';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<V extends string> {
  readonly label: string;
  /** The chosen value; null if none is chosen. */
  readonly value: V | null;
  /** The values with their labels. */
  readonly choices: readonly (readonly [V, string])[];
  readonly onChoose: (value: V) => void;
  /** Focuses the first choice without choosing it. */
  readonly autoFocus?: boolean;
  readonly isLabelHidden?: boolean;
  /** The error message. */
  readonly fault?: string | undefined;
}

/** A row of buttons for one of a few values. None is preselected. */
export function SegmentedChoice<V extends string>(props: SegmentedChoiceProps<V>) {
  const { label, value, choices, onChoose, autoFocus = false, isLabelHidden = false, fault } = props;
  const id = useId();
  return (
    <div
      className={styles['choice']}
      role="radiogroup"
      aria-labelledby={id}
      {...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
    >
      <span id={id} className={isLabelHidden ? 'visually-hidden' : styles['label']}>
        {label}
      </span>
      {fault !== undefined && (
        <div id={`${id}-fault`}>
          <Fault>{fault}</Fault>
        </div>
      )}
      <div className={styles['segments']}>
        {choices.map(([one, text], place) => (
          <label key={one} className={styles['segment']}>
            <input
              {...privateField}
              type="radio"
              name={id}
              autoFocus={autoFocus && place === 0}
              checked={value === one}
              onChange={() => onChoose(one)}
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  );
}
