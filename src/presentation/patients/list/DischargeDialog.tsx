import { Button, Checkbox, DialogBody, DialogFooter, Spinner, TextArea } from '@blueprintjs/core';
import { HelpIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChecklistItem, DischargeItem } from '@/domain/patients/list/dischargeChecklist.rule';
import { PendingButton } from '../../kit/PendingButton';
import { CheckedForm } from '../../kit/forms/CheckedForm';
import { FormNotices } from '../../kit/forms/FormNotices';
import { Notice } from '../../kit/Notice';
import { patientsText } from '../patientsText';
import { dischargeFailureText } from './dischargeFailureText';
import type { Dischargeable, PatientDischarge } from './PatientDischarge';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';
import { routes } from '../../app/routes/routes';

const icons = { clear: TickCircleIcon, open: WarningSignIcon, accepted: TickCircleIcon, couldNotCheck: HelpIcon };

interface DischargeDialogProps {
  readonly store: PatientDischarge;
  /** Warnings about what else the discharge would lose. */
  readonly children?: ReactNode;
  readonly onClosed?: () => void;
}

/** Shows the therapist the open items, and only then discharges the patient. */
export const DischargeDialog = observer(function DischargeDialog({ store, children, onClosed }: DischargeDialogProps) {
  const { patient, failure } = store;
  // The words stay while the dialog fades.
  const [name, setName] = useState('');
  if (patient !== undefined && patient.name !== name) setName(patient.name);
  return (
    <DashboardDialog
      isOpen={patient !== undefined}
      title={patientsText('discharge.title', { name })}
      onClose={() => store.close()}
      {...(onClosed && { onClosed })}
    >
      <CheckedForm hasTriedToSubmit={store.hasTriedToSubmit && !store.mayDischarge} onSubmit={() => store.confirm()}>
        <DialogBody>
          <div className="patient-form">
            <p>{patientsText('discharge.lead')}</p>
            {children}
            <Checklist store={store} />
            {store.needsReason && <Reason store={store} />}
            {patient !== undefined && store.form !== undefined && <FormNotices form={store.form} labelOf={labelOf} />}
            <div role="alert">
              {patient !== undefined && failure !== undefined && (
                <Notice intent="danger">{dischargeFailureText(failure)}</Notice>
              )}
            </div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button
                autoFocus
                text={patientsText('discharge.cancel')}
                disabled={store.busy}
                onClick={() => store.close()}
              />
              <PendingButton
                type="submit"
                intent="danger"
                text={patientsText('discharge.confirm')}
                disabled={store.checklist === undefined}
                awaiting={store.busy}
              />
            </>
          }
        />
      </CheckedForm>
    </DashboardDialog>
  );
});

const labelOf = (field: string): string =>
  patientsText(field === 'reason' ? 'discharge.reason' : 'discharge.checklist');

const Checklist = observer(function Checklist({ store }: { readonly store: PatientDischarge }) {
  const states = store.items.map(({ state }) => state);
  return (
    <>
      <ol className="patient-checklist" aria-label={patientsText('discharge.checklist')}>
        <FirstLine store={store} />
        {store.items.map(entry => (
          <Item key={entry.item} store={store} entry={entry} />
        ))}
      </ol>
      <div role="status">
        {store.checking && <Spinner size={24} aria-label={patientsText('discharge.checking')} />}
        {states.includes('couldNotCheck') && (
          <Notice intent="warning" action={<CheckAgain store={store} />}>
            {patientsText('discharge.unknownBlocks')}
          </Notice>
        )}
        {states.includes('open') && (
          <Notice
            intent={store.hasTriedToSubmit ? 'danger' : 'warning'}
            action={!states.includes('couldNotCheck') && <CheckAgain store={store} />}
          >
            {patientsText('discharge.blocked')}
          </Notice>
        )}
      </div>
    </>
  );
});

function CheckAgain({ store }: { readonly store: PatientDischarge }) {
  return <Button size="small" text={patientsText('discharge.checkAgain')} onClick={() => void store.check()} />;
}

/** Says that a colleague is the lead, or that the lead is unknown. */
const FirstLine = observer(function FirstLine({ store }: { readonly store: PatientDischarge }) {
  const { patient } = store;
  const first = store.checklist?.first ?? null;
  if (first === null || patient === undefined) return null;
  return (
    <li className="patient-check patient-check-open">
      <WarningSignIcon size={14} />
      <span className="patient-check-words">
        {patientsText(`discharge.${first}`)}{' '}
        <Link to={routes.claimChat.to({}, { patient: patient.id })} onClick={() => store.close()}>
          {patientsText('discharge.claim')}
        </Link>
      </span>
    </li>
  );
});

/** The place where an open item is resolved. Entries are restored when the dialog is opened again. */
function resolvedAt(item: DischargeItem, { id, chat }: Dischargeable): string | undefined {
  switch (item) {
    case 'highRisk':
      return routes.profileTimeline.to({ patientId: id });
    case 'openRiskAssessments':
      return routes.profileRecord.to({ patientId: id });
    case 'selfHarmItem':
      return routes.profileScores.to({ patientId: id });
    case 'comingAppointments':
      return routes.profileAppointments.to({ patientId: id });
    // Both generations have a list of requests, and the request does not say which it is in.
    case 'waitingRequests':
      return undefined;
    case 'unansweredMessages':
    case 'unreadMessages':
      return chat;
  }
}

const Item = observer(function Item({
  store,
  entry: { item, state, count },
}: {
  readonly store: PatientDischarge;
  readonly entry: ChecklistItem;
}) {
  const Icon = icons[state];
  const words = patientsText(`discharge.item.${item}`);
  const address = store.patient && resolvedAt(item, store.patient);
  const isOpen = state === 'open' || state === 'accepted';
  return (
    <li className={`patient-check patient-check-${state}`}>
      <Icon size={14} />
      {address === undefined || state === 'clear' ? (
        <span>{words}</span>
      ) : (
        <Link to={address} onClick={() => store.close()}>
          {words}
        </Link>
      )}
      <strong>
        {isOpen && count !== null && `${count} · `}
        {patientsText(`discharge.state.${state}`)}
      </strong>
      {isOpen && (
        <Checkbox
          {...privateField}
          checked={state === 'accepted'}
          disabled={store.busy}
          aria-invalid={store.hasTriedToSubmit && state === 'open'}
          label={patientsText(`discharge.reviewed.${item}`)}
          onChange={({ currentTarget }) => store.accept(item, currentTarget.checked)}
        />
      )}
    </li>
  );
});

const Reason = observer(function Reason({ store }: { readonly store: PatientDischarge }) {
  const field = useId();
  return (
    <>
      <label htmlFor={field}>{patientsText('discharge.reason')}</label>
      <TextArea
        {...privateField}
        id={field}
        fill
        value={store.reason}
        readOnly={store.busy}
        aria-describedby={`${field}-hint`}
        onChange={event => store.write(event.currentTarget.value)}
      />
      <p id={`${field}-hint`} className="patient-hint">
        {patientsText('discharge.reasonHint')}
      </p>
    </>
  );
});
