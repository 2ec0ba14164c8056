import { Button } from '@blueprintjs/core';
import { AddIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { useAccessLost } from '../useAccessLost';
import { momentTime } from '../timeline/moments/momentTime';
import { AssessmentCard } from './AssessmentCard';
import { AssessmentDialog } from './AssessmentDialog';
import type { AssessmentsStore } from './AssessmentsStore';
import { patientRecordCount, patientRecordText, recordFailureText } from './patientRecordText';
import type { RecordStores } from './RecordStores';
import { AssessmentRemovalDialog } from './AssessmentRemovalDialog';
import type { AssessedRisk } from '@/domain/patients/risk/RiskAssessment';

const FIELDS: Readonly<Record<keyof AssessedRisk, true>> = {
  level: true,
  suicidalThoughts: true,
  selfHarm: true,
  harmToOthers: true,
  harmFromOthers: true,
  selfNeglect: true,
  summary: true,
  protectiveFactors: true,
  plan: true,
  status: true,
  reviewOn: true,
};

const isRiskField = (field: string): field is keyof AssessedRisk => field in FIELDS;

interface AssessmentsSectionProps {
  readonly stores: RecordStores;
  readonly name: string;
  readonly onlyReads: boolean;
  /** Another part of the page has lost access to the patient, so this part checks its own. */
  readonly isLost?: boolean;
  /** Runs when the user has lost access to the patient. */
  readonly onLost?: () => void;
  /** Called whenever the assessments may have changed. */
  readonly onChanged?: () => void;
}

/** The assessments of risk, newest first. */
export const AssessmentsSection = observer(function AssessmentsSection({
  stores,
  name,
  onlyReads,
  onChanged,
  isLost = false,
  onLost,
}: AssessmentsSectionProps) {
  const store = useStore(() => stores.assessments(onChanged));
  const heading = useId();
  useAccessLost(store.isLost, onLost);
  useEffect(() => {
    if (isLost) store.reload();
  }, [isLost, store]);
  const [form, setForm] = useState<{ readonly id: string | undefined } | undefined>(undefined);
  const [saved, setSaved] = useState<string | undefined>(undefined);
  const onSaved = (mergedFromServer: readonly string[]): void => {
    const fields = mergedFromServer.filter(isRiskField).map(field => patientRecordText(`riskField.${field}`));
    setSaved(
      fields.length === 0
        ? patientRecordText('risk.saved')
        : patientRecordText('risk.savedWith', { fields: fields.join(', ') }),
    );
    setForm(undefined);
    store.reload();
  };
  const openForm = (id?: string): void => {
    setSaved(undefined);
    setForm({ id });
  };
  return (
    <section className="record" aria-labelledby={heading}>
      <header className="record-head">
        <h2 id={heading}>{patientRecordText('risk.heading')}</h2>
        {!onlyReads && <Button icon={<AddIcon />} text={patientRecordText('risk.add')} onClick={() => openForm()} />}
      </header>
      <div role="status">{saved !== undefined && <Notice intent="success">{saved}</Notice>}</div>
      <AssessmentNotices store={store} />
      {store.known?.length === 0 && store.unreadable === 0 && <p>{patientRecordText('risk.none')}</p>}
      <div className="assessments">
        {store.known?.map(assessment => (
          <AssessmentCard
            key={assessment.riskAssessmentId}
            assessment={assessment}
            acts={
              onlyReads
                ? undefined
                : {
                    onEdit: () => openForm(assessment.riskAssessmentId),
                    onRemove: () => void store.ask(assessment.riskAssessmentId),
                  }
            }
          />
        ))}
      </div>
      {form !== undefined && (
        <AssessmentDialog
          key={form.id ?? 'new'}
          open={() => stores.assessmentForm(form.id, onSaved, () => store.reload())}
          name={name}
          onClose={() => setForm(undefined)}
        />
      )}
      <AssessmentRemovalDialog store={store} name={name} />
    </section>
  );
});

const AssessmentNotices = observer(function AssessmentNotices({ store }: { readonly store: AssessmentsStore }) {
  const { assessments, failure, removing, unreadable } = store;
  return (
    <>
      <div role="alert">
        {unreadable > 0 && <Notice intent="danger">{patientRecordCount('risk.unreadable', unreadable)}</Notice>}
        {assessments.status === 'couldNotCheck' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={patientRecordText('record.retry')} onClick={() => store.reload()} />}
          >
            {assessments.last === undefined
              ? patientRecordText('risk.failed')
              : patientRecordText('risk.stale', { time: momentTime.full(assessments.last.at) })}{' '}
            {recordFailureText(assessments.failure)}
          </Notice>
        )}
        {failure !== undefined && removing === undefined && (
          <Notice intent="danger">{recordFailureText(failure)}</Notice>
        )}
      </div>
      <div role="status">{assessments.status === 'unknown' && <p>{patientRecordText('risk.loading')}</p>}</div>
    </>
  );
});
