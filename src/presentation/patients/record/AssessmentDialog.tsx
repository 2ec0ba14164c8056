import { Button, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { AssessedRisk } from '@/domain/patients/risk/RiskAssessment';
import { PendingButton } from '../../kit/PendingButton';
import { CheckedForm } from '../../kit/forms/CheckedForm';
import { ConflictChoice } from '../../kit/forms/ConflictChoice';
import { FormNotices } from '../../kit/forms/FormNotices';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import type { AssessmentFormStore } from './AssessmentFormStore';
import { patientRecordText, recordFailureText, riskFieldText } from './patientRecordText';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';
import { DateField } from '../../kit/forms/DateField';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { SegmentedChoice } from '../../kit/forms/SegmentedChoice';

interface AssessmentDialogProps {
  readonly open: () => AssessmentFormStore;
  readonly name: string;
  readonly onClose: () => void;
}

/** The dialog that writes or changes a risk assessment. Typed text is restored when it is opened again. */
export const AssessmentDialog = observer(function AssessmentDialog({ open, name, onClose }: AssessmentDialogProps) {
  const store = useStore(open);
  const isNew = store.riskAssessmentId === undefined;
  return (
    <DashboardDialog
      width="long"
      isOpen
      title={patientRecordText(isNew ? 'risk.addTitle' : 'risk.editTitle', { name })}
      onClose={onClose}
      canOutsideClickClose={false}
    >
      <CheckedForm hasTriedToSubmit={store.hasTriedToSubmit} onSubmit={() => store.save()}>
        <DialogBody>
          <Body store={store} />
        </DialogBody>
        <Alerts store={store} />
        <DialogFooter
          actions={
            <>
              {store.form.isUnsaved && (
                <Button variant="minimal" text={patientRecordText('risk.discard')} onClick={() => store.discard()} />
              )}
              <Button text={patientRecordText('risk.cancel')} onClick={onClose} />
              <PendingButton
                type="submit"
                intent="primary"
                text={patientRecordText('risk.save')}
                awaiting={store.busy}
                disabled={!store.canSave && !store.busy}
              />
            </>
          }
        />
      </CheckedForm>
    </DashboardDialog>
  );
});

const Body = observer(function Body({ store }: { readonly store: AssessmentFormStore }) {
  const { phase, failure, form } = store;
  if (phase === 'loading') return <p role="status">{patientRecordText('risk.loading')}</p>;
  if (phase === 'failed') {
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={patientRecordText('record.retry')} onClick={() => void store.load()} />}
        >
          {failure !== undefined && recordFailureText(failure)}
        </Notice>
      </div>
    );
  }
  return (
    <div className="assessment-form">
      <DraftConflictsNotice others={form.conflictingDrafts} textOf={kept => store.wordsOf(kept)} />
      <div role="status">{form.restored && <Notice intent="warning">{patientRecordText('risk.restored')}</Notice>}</div>
      <div role="alert">
        {form.conflicts.length > 0 && <Notice intent="warning">{patientRecordText('record.conflictLead')}</Notice>}
      </div>
      <Choices store={store} />
      {store.texts.map(field => (
        <Field key={field} store={store} field={field}>
          {control => (
            <TextArea
              {...privateField}
              {...control}
              fill
              autoResize
              value={form.mine[field]}
              onChange={event => store.edit(field, event.currentTarget.value)}
            />
          )}
        </Field>
      ))}
      <div className="assessment-field">
        <DateField
          label={patientRecordText('riskField.reviewOn')}
          value={form.mine.reviewOn ?? ''}
          onWrite={day => store.edit('reviewOn', day === '' ? null : day)}
        />
        <Conflict store={store} field="reviewOn" />
      </div>
    </div>
  );
});

/** Next to the buttons, visible at every scroll position of the form. */
const Alerts = observer(function Alerts({ store }: { readonly store: AssessmentFormStore }) {
  const { failure, faults, form, phase } = store;
  return (
    <div className="assessment-alerts" role="alert">
      {faults.length > 0 && <Notice intent="danger">{patientRecordText('fault.summary')}</Notice>}
      {!form.isDecided && <p>{patientRecordText('record.undecided')}</p>}
      <FormNotices form={form} labelOf={field => patientRecordText(`riskField.${field as keyof AssessedRisk}`)} />
      {store.notInHistory && <Notice intent="warning">{patientRecordText('risk.notInHistory')}</Notice>}
      {phase === 'ready' && failure !== undefined && <Notice intent="danger">{recordFailureText(failure)}</Notice>}
    </div>
  );
});

const Choices = observer(function Choices({ store }: { readonly store: AssessmentFormStore }) {
  const { mine } = store.form;
  const words = (field: keyof AssessedRisk) => ({
    label: patientRecordText(`riskField.${field}`),
    fault: faultText(store, field),
  });
  return (
    <div className="assessment-choices">
      <div className="assessment-field">
        <SegmentedChoice
          autoFocus
          {...words('level')}
          value={mine.level}
          choices={store.levels.map(level => [level, patientRecordText(`level.${level}`)] as const)}
          onChoose={level => store.edit('level', level)}
        />
        <Conflict store={store} field="level" />
      </div>
      <div className="assessment-field">
        <SegmentedChoice
          {...words('status')}
          value={mine.status}
          choices={STATUSES.map(status => [status, patientRecordText(`status.${status}`)] as const)}
          onChoose={status => store.edit('status', status)}
        />
        <Conflict store={store} field="status" />
      </div>
      {store.questions.map(field => (
        <div key={field} className="assessment-field">
          <SegmentedChoice
            {...words(field)}
            value={mine[field]}
            choices={store.presences.map(presence => [presence, patientRecordText(`presence.${presence}`)] as const)}
            onChoose={presence => store.edit(field, presence)}
          />
          <Conflict store={store} field={field} />
        </div>
      ))}
    </div>
  );
});

const STATUSES = ['open', 'closed'] as const;

interface FieldProps {
  readonly store: AssessmentFormStore;
  readonly field: keyof AssessedRisk;
  readonly children: (control: ReturnType<typeof describedControl>) => ReactNode;
}

const Field = observer(function Field({ store, field, children }: FieldProps) {
  const fault = faultText(store, field);
  const id = useId();
  return (
    <div className="assessment-field">
      <FieldFrame id={id} label={patientRecordText(`riskField.${field}`)} fault={fault}>
        {children(describedControl(id, { fault }))}
      </FieldFrame>
      <Conflict store={store} field={field} />
    </div>
  );
});

function faultText(store: AssessmentFormStore, field: keyof AssessedRisk): string | undefined {
  const fault = store.faultOf(field);
  return fault && patientRecordText(`fault.${fault}`);
}

const Conflict = observer(function Conflict({ store, field }: Pick<FieldProps, 'store' | 'field'>) {
  const conflict = store.form.conflictOf(field);
  if (conflict === undefined) return null;
  return (
    <ConflictChoice
      label={patientRecordText(`riskField.${field}`)}
      before={riskFieldText(field, conflict.base)}
      mine={riskFieldText(field, conflict.mine)}
      theirs={riskFieldText(field, conflict.theirs)}
      choice={conflict.choice}
      onChoose={choice => store.choose(field, choice)}
    />
  );
});
