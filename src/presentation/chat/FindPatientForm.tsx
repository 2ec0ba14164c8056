import { InputGroup } from '@blueprintjs/core';
import { useId, type FormEvent } from 'react';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { Panel } from '../kit/layout/Panel';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import styles from './FindPatientForm.module.css';

interface FindPatientFormProps {
  readonly label: string;
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly findLabel: string;
  readonly isFinding: boolean;
  /** True once a patient was found, so that searching is no longer the primary action. */
  readonly isFound?: boolean;
  readonly onFind: () => void;
}

export function FindPatientForm({ label, query, onType, findLabel, onFind, ...state }: FindPatientFormProps) {
  const { isFinding, isFound = false } = state;
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onFind();
  };
  return (
    <div className={styles['card']}>
      <Panel>
        <form className={styles['form']} onSubmit={submit}>
          <FieldFrame id={id} label={label} holds="email">
            <InputGroup {...privateField} id={id} value={query} onValueChange={onType} />
          </FieldFrame>
          <PendingButton type="submit" intent={isFound ? 'none' : 'primary'} text={findLabel} awaiting={isFinding} />
        </form>
      </Panel>
    </div>
  );
}
