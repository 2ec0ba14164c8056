import { Button, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { PendingButton } from '../../kit/PendingButton';
import { FormNotices } from '../../kit/forms/FormNotices';
import { Notice } from '../../kit/Notice';
import { patientsText } from '../patientsText';
import type { Flaggable } from './Flaggable';
import { flagFailureText } from './flagFailureText';
import type { PatientFlag } from './PatientFlag';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

/** Asks for the reason before the flag is changed. */
export const FlagDialog = observer(function FlagDialog({ flag }: { readonly flag: PatientFlag }) {
  const { asking, failure } = flag;
  const field = useId();
  // The words stay while the dialog fades.
  const [last, setLast] = useState<Flaggable>({ id: '', name: '', highRisk: false });
  if (asking !== undefined && asking !== last) setLast(asking);
  const act = last.highRisk ? 'remove' : 'set';
  const hint = patientsText('flag.reasonHint');
  const isAtField = asking !== undefined && failure !== undefined && failure.kind !== 'refused';
  const fault = isAtField ? flagFailureText(failure) : undefined;
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void flag.confirm();
  };
  return (
    <DashboardDialog
      isOpen={asking !== undefined}
      title={patientsText(`flag.${act}Title`, { name: last.name })}
      onClose={() => flag.cancel()}
    >
      <form onSubmit={confirm}>
        <DialogBody>
          <div className="patient-form">
            <FieldFrame id={field} label={patientsText('flag.reason')} hint={hint} fault={fault}>
              <TextArea
                {...privateField}
                {...describedControl(field, { hint, fault })}
                fill
                autoFocus
                rows={3}
                value={flag.reason}
                readOnly={flag.busy}
                onChange={event => flag.write(event.currentTarget.value)}
              />
            </FieldFrame>
            {asking !== undefined && flag.form !== undefined && (
              <FormNotices form={flag.form} labelOf={() => patientsText('flag.reason')} />
            )}
            <div role="alert">
              {asking !== undefined && failure !== undefined && fault === undefined && (
                <Notice intent="danger">{flagFailureText(failure)}</Notice>
              )}
            </div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={patientsText('flag.cancel')} onClick={() => flag.cancel()} />
              <PendingButton
                type="submit"
                intent={act === 'set' ? 'danger' : 'primary'}
                text={patientsText(`flag.${act}Confirm`)}
                awaiting={flag.changes.busy}
              />
            </>
          }
        />
      </form>
    </DashboardDialog>
  );
});
