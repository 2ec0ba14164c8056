import { Button, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { Notice } from '../../kit/Notice';
import { actFailureText, chatActsText } from '../acts/chatActsText';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { PendingButton } from '../../kit/PendingButton';
import type { HighRiskStore } from './HighRiskStore';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface HighRiskDialogProps {
  readonly store: HighRiskStore;
  readonly session: ChatSession;
}

/** Asks for the reason before the flag is changed. */
export const HighRiskDialog = observer(function HighRiskDialog({ store, session }: HighRiskDialogProps) {
  const { asking } = store;
  // The words stay while the dialog fades.
  const [last, setLast] = useState(true);
  if (asking !== undefined && asking !== last) setLast(asking);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void store.confirm(session);
  };
  const act = last ? 'set' : 'remove';
  const hint = chatActsText('risk.reasonHint');
  const failure = asking === undefined ? undefined : store.failure;
  const fault = failure && failure.kind !== 'refused' ? failureText(failure, store.longest) : undefined;
  return (
    <DashboardDialog
      isOpen={asking !== undefined}
      title={chatActsText(`risk.${act}Title`, { name: store.nameOf(session) })}
      onClose={() => store.cancel()}
    >
      <form onSubmit={confirm}>
        <DialogBody>
          <div className="act-form">
            <FieldFrame id="risk-reason" label={chatActsText('risk.reason')} hint={hint} fault={fault}>
              <TextArea
                {...privateField}
                {...describedControl('risk-reason', { hint, fault })}
                fill
                autoFocus
                rows={3}
                value={store.reason}
                onChange={event => store.write(event.currentTarget.value)}
              />
            </FieldFrame>
            <div role="alert">
              {failure !== undefined && fault === undefined && (
                <Notice intent="danger">{failureText(failure, store.longest)}</Notice>
              )}
            </div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={chatActsText('risk.cancel')} onClick={() => store.cancel()} />
              <PendingButton
                type="submit"
                intent={last ? 'danger' : 'primary'}
                text={chatActsText(`risk.${act}Confirm`)}
                awaiting={store.busy}
              />
            </>
          }
        />
      </form>
    </DashboardDialog>
  );
});

function failureText(failure: NonNullable<HighRiskStore['failure']>, limit: number): string {
  switch (failure.kind) {
    case 'empty':
      return chatActsText('risk.empty');
    case 'tooLong':
      return chatActsText('risk.tooLong', { limit });
    case 'refused':
      return `${actFailureText({ kind: failure.cause })} ${chatActsText('risk.nothing')}`;
  }
}
