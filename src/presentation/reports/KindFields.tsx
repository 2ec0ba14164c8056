import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Fault } from '../kit/forms/Fault';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { PrivateSelect } from '../kit/PrivateSelect';
import { privateField } from '../kit/privateField';
import styles from './reports.module.css';
import { allKinds, reportsText } from './reportsText';
import type { SubjectForm } from './SubjectForm';

interface SubjectProps {
  readonly form: SubjectForm;
  /** True after the first attempt to submit; missing entries are then marked. */
  readonly hasTriedToSubmit: boolean;
}

/** The field for the kind of figures, with an explanation of each kind. */
export const KindFields = observer(function KindFields({ form, hasTriedToSubmit }: SubjectProps) {
  const id = useId();
  return (
    <fieldset className={styles['kinds']} aria-describedby={id}>
      <legend>{reportsText('create.what')}</legend>
      <p id={id}>{hasTriedToSubmit && form.kind === undefined && <Fault>{reportsText('create.whatMissing')}</Fault>}</p>
      <div>
        {allKinds.map(kind => (
          <label key={kind} data-chosen={form.kind === kind}>
            <input
              {...privateField}
              type="radio"
              name={id}
              checked={form.kind === kind}
              aria-invalid={hasTriedToSubmit && form.kind === undefined}
              onChange={() => form.setKind(kind)}
            />
            <strong>{reportsText(`kind.${kind}`)}</strong>
            <span>{reportsText(`kindHint.${kind}`)}</span>
          </label>
        ))}
      </div>
      {form.kind === 'survey' && <SurveyField form={form} hasTriedToSubmit={hasTriedToSubmit} />}
    </fieldset>
  );
});

const SurveyField = observer(function SurveyField({ form, hasTriedToSubmit }: SubjectProps) {
  const id = useId();
  const surveys = form.choices?.surveys ?? [];
  const isMissing = hasTriedToSubmit && form.surveyId === undefined;
  return (
    <FieldFrame
      id={id}
      label={reportsText('create.survey')}
      hint={form.choices && surveys.length === 0 ? reportsText('create.noSurveys') : undefined}
      fault={isMissing ? reportsText('create.surveyMissing') : undefined}
    >
      <PrivateSelect
        id={id}
        value={form.surveyId ?? ''}
        aria-invalid={isMissing}
        onChange={event => form.setSurvey(event.currentTarget.value)}
      >
        <option value="" disabled>
          {reportsText('create.chooseSurvey')}
        </option>
        {surveys.map(survey => (
          <option key={survey.id} value={survey.id}>
            {survey.name}
          </option>
        ))}
      </PrivateSelect>
    </FieldFrame>
  );
});
