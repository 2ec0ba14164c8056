import { observer } from 'mobx-react-lite';
import type { RecordField, RecordFieldName } from '@/domain/patients/record/PatientRecord';
import { changedText } from './changedText';
import { patientRecordText } from './patientRecordText';

/** One field of a record, and who changed it when. Never written and emptied on purpose are told apart. */
export const RecordFieldView = observer(function RecordFieldView({ name, field }: { readonly name: RecordFieldName; readonly field: RecordField }) {
  return (
    <div className="record-field">
      <h3>{patientRecordText(`field.${name}`)}</h3>
      {field.value === '' ? <p className="record-empty">{patientRecordText(field.changedAt === undefined ? 'record.never' : 'record.emptied')}</p> : <p className="record-text">{field.value}</p>}
      {field.changedAt !== undefined && <p className="record-by">{changedText(field)}</p>}
    </div>
  );
});
