import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import type { ChatActsStore, LeavingAct } from './ChatActsStore';
import { chatActsText, leavingFailureText, leaveOutcomeText } from './chatActsText';
import { UnsentNotices } from './UnsentNotices';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface LeavingDialogProps {
  readonly store: ChatActsStore;
  readonly session: ChatSession;
  readonly unsent: number;
  readonly hasDraft: boolean;
  readonly onClosed: () => void;
}

const leavingActs: readonly (string | undefined)[] = ['leave', 'end'] satisfies LeavingAct[];
const isLeaving = (act: ChatActsStore['open']): act is LeavingAct => leavingActs.includes(act);

/** Asks before a chat is left or ended, and says what would be lost. */
export const LeavingDialog = observer(function LeavingDialog({
  store,
  session,
  unsent,
  hasDraft,
  onClosed,
}: LeavingDialogProps) {
  const { open } = store;
  const act = isLeaving(open) ? open : undefined;
  // The words stay while the dialog fades.
  const [last, setLast] = useState<LeavingAct>('leave');
  if (act !== undefined && act !== last) setLast(act);
  const name = store.nameOf(session);
  return (
    <DashboardDialog
      isOpen={act !== undefined}
      title={chatActsText(`leaving.${last}.title`, { name })}
      role="alertdialog"
      onClose={() => store.close()}
      onClosed={onClosed}
    >
      <DialogBody>
        <div className="act-form">
          <p>{chatActsText(`leaving.${last}.text`, { name })}</p>
          {last === 'leave' && session.isLeadTherapist && <p>{chatActsText('leaving.leave.lead')}</p>}
          {last !== 'leave' && session.highRisk && (
            <Notice intent="warning">{chatActsText('leaving.highRisk', { name })}</Notice>
          )}
          <UnsentNotices name={name} unsent={unsent} hasDraft={hasDraft} />
          <div role="status">{store.busy && <p className="act-hint">{chatActsText('leaving.underWay')}</p>}</div>
          <div role="alert">
            {act !== undefined && store.leavingFailure !== undefined && (
              <Failure act={act} failure={store.leavingFailure} />
            )}
          </div>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              autoFocus
              text={chatActsText('leaving.cancel')}
              disabled={store.busy}
              onClick={() => store.close()}
            />
            <PendingButton
              intent="danger"
              text={chatActsText(`leaving.${last}.confirm`)}
              awaiting={store.busy}
              onClick={() => void store.goThrough(last, session)}
            />
          </>
        }
      />
    </DashboardDialog>
  );
});

interface FailureProps {
  readonly act: LeavingAct;
  readonly failure: NonNullable<ChatActsStore['leavingFailure']>;
}

function Failure({ act, failure }: FailureProps) {
  return (
    <Notice intent="danger">
      {leaveOutcomeText(act, failure)} <span className="act-cause">{leavingFailureText(failure)}</span>
    </Notice>
  );
}
