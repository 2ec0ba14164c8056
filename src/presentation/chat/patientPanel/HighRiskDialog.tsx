import { Button, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { Notice } from '../../kit/Notice';
import { actFailureText, chatActsText } from '../acts/chatActsText';
import { PendingButton } from '../../kit/PendingButton';
import type { HighRiskStore } from './HighRiskStore';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface HighRiskDialogProps {
  readonly store: HighRiskStore;
  readonly session: ChatSession;
}

/** Asks why before the flag is changed. */
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
  return (
    <DashboardDialog
      isOpen={asking !== undefined}
      title={chatActsText(`risk.${act}Title`, { name: store.nameOf(session) })}
      isCloseButtonShown={false}
      onClose={() => store.cancel()}
    >
      <form onSubmit={confirm}>
        <DialogBody>
          <div className="act-form">
            <label htmlFor="risk-reason">{chatActsText('risk.reason')}</label>
            <TextArea
              {...privateField}
              id="risk-reason"
              fill
              autoFocus
              value={store.reason}
              aria-describedby="risk-reason-hint"
              onChange={event => store.write(event.currentTarget.value)}
            />
            <p id="risk-reason-hint" className="act-hint">
              {chatActsText('risk.reasonHint')}
            </p>
            <div role="alert">
              {asking !== undefined && store.failure !== undefined && (
                <Notice intent="danger">{failureText(store.failure, store.longest)}</Notice>
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
