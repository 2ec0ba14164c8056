import { TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { RecordFieldName } from '@/domain/patients/record/PatientRecord';
import { ConflictChoice } from '../../kit/forms/ConflictChoice';
import { fieldClass } from './fieldClass';
import { changedText, patientRecordText } from './patientRecordText';
import type { PatientRecordStore } from './PatientRecordStore';
import { privateField } from '../../kit/privateField';

interface RecordFieldFormProps {
  readonly store: PatientRecordStore;
  readonly name: RecordFieldName;
}

/** One field of a record in the form; after a conflict with a colleague, both versions. */
export const RecordFieldForm = observer(function RecordFieldForm({ store, name }: RecordFieldFormProps) {
  const label = patientRecordText(`field.${name}`);
  const id = useId();
  const conflict = store.isLost ? undefined : store.form.conflictOf(name);
  const theirs = store.theirFieldOf(name);
  const isTooLong = store.tooLong.includes(name);
  return (
    <div className={fieldClass(name)}>
      <label htmlFor={id}>{label}</label>
      <TextArea
        {...privateField}
        id={id}
        fill
        autoResize
        value={store.form.mine[name]}
        aria-invalid={isTooLong || (conflict !== undefined && conflict.choice === undefined)}
        aria-describedby={`${id}-by`}
        onChange={event => store.write(name, event.currentTarget.value)}
      />
      <p id={`${id}-by`} className="record-by">
        {isTooLong
          ? patientRecordText('record.tooLong', { limit: store.longest })
          : theirs !== undefined && changedText(theirs)}
      </p>
      {conflict !== undefined && (
        <ConflictChoice
          label={label}
          before={textOf(conflict.base)}
          mine={textOf(conflict.mine)}
          theirs={textOf(conflict.theirs)}
          by={theirs?.changedBy === undefined ? undefined : changedText(theirs)}
          choice={conflict.choice}
          onChoose={choice => store.choose(name, choice)}
        />
      )}
    </div>
  );
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
