import { ErrorIcon } from '@blueprintjs/icons';
import { useId, type ReactNode } from 'react';
import styles from './FieldFrame.module.css';

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error message. */
  readonly fault?: ReactNode;
}

interface FieldProps extends FieldWords {
  /** Id of the control that the label belongs to. */
  readonly id: string;
  /** The expected content, which limits the control's width. */
  readonly holds?: 'code' | 'name' | 'email' | 'reason';
  /** True if the label is beside the control; above it by default. */
  readonly isBeside?: boolean;
  readonly isLabelHidden?: boolean;
  readonly children: ReactNode;
}

/** A control with its label, and its hint and error between them. */
export function FieldFrame({
  id,
  label,
  holds,
  isBeside = false,
  isLabelHidden = false,
  children,
  ...words
}: FieldProps) {
  return (
    <div className={`${styles['field']} ${isBeside ? styles['beside'] : ''}`.trim()}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <FieldNotes id={id} {...words} />
      <div className={holds && styles[holds]}>{children}</div>
    </div>
  );
}

/** A group of fields that make one entry, such as a day and a time. */
export function FieldGroup({ label, hint, children }: Pick<FieldProps, 'label' | 'hint' | 'children'>) {
  const id = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={id}>
      <legend>{label}</legend>
      <p id={id} className={styles['hint']}>
        {hint}
      </p>
      <div className={styles['parts']}>{children}</div>
    </fieldset>
  );
}

/** The hint and the error of a field, placed between its label and its control. */
export function FieldNotes({ id, hint, fault }: Pick<FieldProps, 'id' | 'hint' | 'fault'>) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <p id={`${id}-fault`} className={styles['fault']} role="status">
        {fault !== undefined && (
          <>
            <ErrorIcon />
            <span>{fault}</span>
          </>
        )}
      </p>
    </>
  );
}

/** The ARIA attributes of a field's control: its error state, and the ids of its descriptions. */
export function describedControl(id: string, { hint, fault }: Pick<FieldWords, 'hint' | 'fault'>, more?: string) {
  const own = [hint === undefined ? undefined : `${id}-hint`, fault === undefined ? undefined : `${id}-fault`];
  const ids = [more, ...own].filter(one => one !== undefined);
  return {
    id,
    'aria-invalid': fault !== undefined,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  } as const;
}
