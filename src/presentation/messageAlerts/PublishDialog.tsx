import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';
import { Notice } from '../kit/Notice';
import type { AlertEditorStore } from './AlertEditorStore';
import { AlertNotice } from './AlertNotice';
import { alertFailureText, messageAlertsText } from './messageAlertsText';
import { publishedWhen, reachedPeople } from './publishText';

/**
 * Asks for confirmation before people other than the author see a message. The button says who they are and how many.
 */
export const PublishDialog = observer(function PublishDialog({ store }: { readonly store: AlertEditorStore }) {
  const { reach, form } = store;
  const people = reachedPeople(store);
  return (
    <DashboardDialog
      isOpen={store.isAsking}
      title={messageAlertsText('confirm.title')}
      onClose={() => store.stopAsking()}
    >
      <DialogBody>
        <AlertNotice kind={form.mine.kind ?? 'information'} message={form.mine.message} />
        <p>{messageAlertsText('confirm.text', { people, when: publishedWhen(store) })}</p>
        {reach.status === 'couldNotCheck' && (
          <Notice intent="warning">
            {messageAlertsText('confirm.uncounted', { why: alertFailureText(reach.failure) })}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={messageAlertsText('confirm.cancel')} onClick={() => store.stopAsking()} />
            <Button
              intent="primary"
              text={messageAlertsText('confirm.publish', { people })}
              onClick={() => void store.save('everyone')}
            />
          </>
        }
      />
    </DashboardDialog>
  );
});
