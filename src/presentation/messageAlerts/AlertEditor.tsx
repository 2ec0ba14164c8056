import { Button, Spinner } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Actions } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStore } from '../kit/useStore';
import styles from './AlertEditor.module.css';
import { AlertConflicts } from './AlertConflicts';
import { alertDraftText, alertLabelOf } from './alertValueText';
import type { AlertEditorStore, EditedAlert } from './AlertEditorStore';
import { AlertFieldsets } from './AlertFieldsets';
import { AlertHistory } from './AlertHistory';
import { alertPath } from './alertPath';
import { AlertPreview } from './AlertPreview';
import { AlertReachPanel } from './AlertReachPanel';
import { StateTag } from './AlertTable';
import { alertFailureText, messageAlertsText, unsavedAlertText } from './messageAlertsText';
import type { MessageAlertStores } from './MessageAlertStores';
import { PublishDialog } from './PublishDialog';
import { publishText } from './publishText';
import { WithdrawDialog } from './WithdrawDialog';
import { routes } from '../app/routes/routes';

interface AlertEditorProps {
  readonly edited: EditedAlert;
  readonly stores: MessageAlertStores;
  readonly onChanged: () => void;
  readonly onBack: () => void;
}

/** The editor of a message: its form, a preview, and the number of people it reaches. */
export const AlertEditor = observer(function AlertEditor({ edited, stores, onChanged, onBack }: AlertEditorProps) {
  const store = useStore(() => stores.editor(edited, onChanged));
  const { state, alert, known } = store;
  const isOver = state === 'withdrawn';
  return (
    <Page labelledBy="message-alert-title">
      <PageHeader
        id="message-alert-title"
        title={messageAlertsText(titleOf(store))}
        back={{ to: routes.messageAlerts.pattern, text: messageAlertsText('editor.back') }}
        tags={state !== undefined && <StateTag state={state} />}
        actions={known !== undefined && !isOver && <HeadActs store={store} />}
      />
      <div role="alert">
        {alert.status === 'couldNotCheck' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={messageAlertsText('retry')} onClick={() => void store.load()} />}
          >
            {messageAlertsText('editor.loadFailed', { why: alertFailureText(alert.failure) })}
          </Notice>
        )}
      </div>
      <WithdrawOutcome store={store} />
      {!store.isNew && known === undefined && alert.status === 'unknown' && (
        <Spinner aria-label={messageAlertsText('editor.loading')} />
      )}
      {(store.isNew || known !== undefined) && (
        <div className={styles['columns']}>
          {isOver ? <Record store={store} /> : <Fields store={store} stores={stores} onBack={onBack} />}
          <div className={styles['side']}>
            <AlertPreview store={store} />
            {store.generation === 'v2' && !isOver && <AlertReachPanel store={store} />}
            {known !== undefined && store.generation === 'v2' && <AlertHistory changes={known.changes} />}
          </div>
        </div>
      )}
      <PublishDialog store={store} />
      <WithdrawDialog store={store} />
    </Page>
  );
});

function titleOf({ isNew, generation, state }: AlertEditorStore) {
  if (state === 'withdrawn') return 'editor.record';
  if (isNew) return generation === 'v1' ? 'editor.newV1' : 'editor.new';
  return generation === 'v1' ? 'editor.editV1' : 'editor.edit';
}

interface StoreProps {
  readonly store: AlertEditorStore;
}

const HeadActs = observer(function HeadActs({ store }: StoreProps) {
  const isPublished = store.known?.isPublished === true && store.generation === 'v2';
  return (
    <Button
      intent="danger"
      variant="outlined"
      text={messageAlertsText(isPublished ? 'withdraw.ask' : 'withdraw.askDelete')}
      onClick={() => store.openWithdrawal()}
    />
  );
});

const WithdrawOutcome = observer(function WithdrawOutcome({ store }: StoreProps) {
  const isDone = store.withdrawal.phase === 'done';
  return (
    <div role="status">
      {isDone && (
        <Notice intent="success">
          {messageAlertsText(store.state === 'withdrawn' ? 'withdraw.done' : 'withdraw.deleted')}
        </Notice>
      )}
    </div>
  );
});

/** The record of a withdrawn message, which can no longer be changed. */
const Record = observer(function Record({ store }: StoreProps) {
  return (
    <Panel>
      <Notice intent="warning">{messageAlertsText('editor.withdrawnNote')}</Notice>
      <p dir="auto" className={styles['record']}>
        {store.known?.message}
      </p>
    </Panel>
  );
});

interface FieldsProps extends StoreProps {
  readonly stores: MessageAlertStores;
  readonly onBack: () => void;
}

const Fields = observer(function Fields({ store, stores, onBack }: FieldsProps) {
  const { form } = store;
  return (
    <CheckedForm
      className={styles['form'] ?? ''}
      hasTriedToSubmit={store.triedMode !== undefined && Object.keys(store.faults).length > 0}
      onSubmit={() => store.save('keep')}
    >
      <div className={styles['notices']}>
        <DraftNotices
          form={form}
          labelOf={alertLabelOf}
          words={kept => alertDraftText(form.read(kept), kept)}
          failure={form.lastFailure && unsavedAlertText(form.lastFailure, form.status)}
        />
        <AlertConflicts form={form} />
        <Done store={store} />
      </div>
      <AlertFieldsets store={store} stores={stores} />
      <Acts store={store} onBack={onBack} />
    </CheckedForm>
  );
});

const done = {
  keep: 'editor.saved',
  onlyMe: 'editor.savedOnlyMe',
  everyone: 'editor.published',
} as const;

const Done = observer(function Done({ store }: StoreProps) {
  const { done: mode, mergedFromServer, made, known } = store;
  const isDraft = mode === 'keep' && (made ?? known)?.isPublished === false;
  return (
    <div role="status">
      {mode !== undefined && (
        <Notice intent="success">
          {mergedFromServer.length > 0
            ? messageAlertsText('editor.mergedFromServer', { fields: mergedFromServer.map(alertLabelOf).join(', ') })
            : messageAlertsText(isDraft ? 'editor.savedDraft' : done[mode])}{' '}
          {made !== undefined && <Link to={alertPath(made)}>{messageAlertsText('editor.open')}</Link>}
        </Notice>
      )}
    </div>
  );
});

interface ActsProps extends StoreProps {
  readonly onBack: () => void;
}

/**
 * The buttons. A published message can be saved; any other can be published, shown to its author, or saved as a draft.
 */
const Acts = observer(function Acts({ store, onBack }: ActsProps) {
  const { form, isPublished, generation } = store;
  const isSaved = isPublished || (generation === 'v1' && !store.isNew);
  return (
    <div className={styles['acts']}>
      <Actions>
        {isSaved ? (
          <PendingButton
            type="submit"
            intent="primary"
            text={messageAlertsText('editor.save')}
            awaiting={form.busy}
            disabled={!form.isDecided && !form.busy}
          />
        ) : (
          <>
            <PendingButton
              intent="primary"
              text={publishText(store)}
              awaiting={form.busy}
              disabled={!form.isDecided && !form.busy}
              onClick={() => store.ask()}
            />
            {generation === 'v2' && (
              <>
                <Button
                  icon={<EyeOpenIcon />}
                  text={messageAlertsText('editor.onlyMe')}
                  disabled={form.busy}
                  onClick={() => void store.save('onlyMe')}
                />
                <Button type="submit" text={messageAlertsText('editor.saveDraft')} disabled={form.busy} />
              </>
            )}
          </>
        )}
        <Button
          variant="minimal"
          text={messageAlertsText(form.isUnsaved ? 'editor.discard' : 'editor.cancel')}
          disabled={form.busy}
          onClick={() => (form.isUnsaved ? store.discard() : onBack())}
        />
      </Actions>
    </div>
  );
});
