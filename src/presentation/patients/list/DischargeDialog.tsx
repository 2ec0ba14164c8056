import { Button, Checkbox, Dialog, DialogBody, DialogFooter, Spinner, TextArea } from '@blueprintjs/core';
import { HelpIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import type { ChecklistItem } from '@/domain/patients/dischargeChecklist.rule';
import { AnswerButton } from '../../shared/AnswerButton';
import { Notice } from '../../shared/Notice';
import { patientsText } from '../patientsText';
import { dischargeFailureText } from './dischargeFailureText';
import type { PatientDischarge } from './PatientDischarge';

const icons = { clear: TickCircleIcon, open: WarningSignIcon, accepted: TickCircleIcon, couldNotCheck: HelpIcon };

/** Looks with the therapist at what is open, and only then discharges the patient. */
export const DischargeDialog = observer(function DischargeDialog({ store }: { readonly store: PatientDischarge }) {
  const { patient, failure } = store;
  // The words stay while the dialog fades.
  const [name, setName] = useState('');
  if (patient !== undefined && patient.name !== name) setName(patient.name);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void store.confirm();
  };
  return (
    <Dialog className="shell-dialog" isOpen={patient !== undefined} title={patientsText('discharge.title', { name })} isCloseButtonShown={false} onClose={() => store.close()}>
      <form onSubmit={confirm}>
        <DialogBody>
          <div className="patient-form">
            <p>{patientsText('discharge.lead')}</p>
            {store.leads === false && <Notice intent="warning">{patientsText('discharge.notLead')}</Notice>}
            <Checklist store={store} />
            {store.needsReason && <Reason store={store} />}
            <div role="alert">{patient !== undefined && failure !== undefined && <Notice intent="danger">{dischargeFailureText(failure)}</Notice>}</div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button autoFocus text={patientsText('discharge.cancel')} disabled={store.busy} onClick={() => store.close()} />
              <AnswerButton type="submit" intent="danger" text={patientsText('discharge.confirm')} disabled={!store.mayDischarge} awaiting={store.busy} />
            </>
          }
        />
      </form>
    </Dialog>
  );
});

const Checklist = observer(function Checklist({ store }: { readonly store: PatientDischarge }) {
  const states = store.items.map(({ state }) => state);
  return (
    <>
      <ul className="patient-checklist" aria-label={patientsText('discharge.checklist')}>
        {store.items.map(entry => (
          <Item key={entry.item} store={store} entry={entry} />
        ))}
      </ul>
      <div role="status">
        {store.checklist === undefined && store.patient !== undefined && <Spinner size={24} aria-label={patientsText('discharge.checking')} />}
        {states.includes('couldNotCheck') && (
          <Notice intent="warning" action={<Button size="small" text={patientsText('discharge.checkAgain')} onClick={() => void store.check()} />}>
            {patientsText('discharge.unknownBlocks')}
          </Notice>
        )}
        {states.includes('open') && <Notice intent="warning">{patientsText('discharge.blocked')}</Notice>}
      </div>
    </>
  );
});

const Item = observer(function Item({ store, entry: { item, state } }: { readonly store: PatientDischarge; readonly entry: ChecklistItem }) {
  const Icon = icons[state];
  const words = patientsText(`discharge.item.${item}`);
  return (
    <li className={`patient-check patient-check-${state}`}>
      <Icon size={14} />
      <span>{words}</span>
      <strong>{patientsText(`discharge.state.${state}`)}</strong>
      {(state === 'open' || state === 'accepted') && (
        <Checkbox
          checked={state === 'accepted'}
          label={patientsText('discharge.accept', { item: words })}
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
      <TextArea id={field} fill value={store.reason} aria-describedby={`${field}-hint`} onChange={event => store.write(event.currentTarget.value)} />
      <p id={`${field}-hint`} className="patient-hint">
        {patientsText('discharge.reasonHint')}
      </p>
    </>
  );
});
