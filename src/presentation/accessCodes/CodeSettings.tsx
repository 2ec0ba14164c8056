import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { ConflictChoice } from '../kit/forms/ConflictChoice';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { formsText } from '../kit/forms/formsText';
import { ReasonField } from '../kit/forms/ReasonField';
import { Hint } from '../kit/layout/Hint';
import { NoticeSlot } from '../kit/layout/NoticeSlot';
import { Panel } from '../kit/layout/Panel';
import { Actions, Stack } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { accessCodesText, saveFailureText } from './accessCodesText';
import { enteredText, entryText } from './entryText';
import type { CodeFormField } from './codeFields';
import type { CodeStore } from './CodeStore';
import { ExpiryField } from './ExpiryField';
import { SeatsField } from './SeatsField';

interface CodeSettingsProps {
  readonly store: CodeStore;
  readonly known: AccessCodeDetails;
}

/** The form for the seats and the expiry of a code. */
export const CodeSettings = observer(function CodeSettings({ store, known }: CodeSettingsProps) {
  const { form } = store;
  return (
    <Panel title={accessCodesText('settings.title')}>
      <CheckedForm hasTriedToSubmit={store.hasTriedToSubmit} onSubmit={() => store.save()}>
        <Stack gap={20}>
          <NoticeSlot>
            <Notices store={store} />
          </NoticeSlot>
          <SeatsField
            entry={form.mine.seats}
            fault={store.faults.seats}
            onWrite={entry => store.write('seats', entry)}
            used={known.used}
            mustBeLimited={known.generation === 'v1' && known.seats !== undefined}
          />
          <Conflict store={store} field="seats" />
          {known.generation === 'v2' ? (
            <ExpiryField
              entry={form.mine.expiry}
              fault={store.faults.expiry}
              onWrite={entry => store.write('expiry', entry)}
              clock={store}
              expiresAt={known.expiresAt}
            />
          ) : (
            <Hint>{accessCodesText('settings.noExpiryInV1')}</Hint>
          )}
          <Conflict store={store} field="expiry" />
          <Reason store={store} />
          <SaveActions store={store} />
        </Stack>
      </CheckedForm>
    </Panel>
  );
});

const Notices = observer(function Notices({ store }: { readonly store: CodeStore }) {
  const { form, mergedFromServer } = store;
  return (
    <>
      <DraftNotices
        form={form}
        labelOf={fieldLabel}
        words={kept => enteredText(form.read(kept), kept)}
        failure={form.lastFailure && saveFailureText(form.lastFailure, form.status)}
      />
      <div role="status">
        {form.status === 'saved' && (
          <Notice intent="success">
            {mergedFromServer.length === 0
              ? accessCodesText('settings.saved')
              : accessCodesText('settings.mergedFromServer', { fields: mergedFromServer.map(fieldLabel).join(', ') })}
          </Notice>
        )}
      </div>
    </>
  );
});

const Conflict = observer(function Conflict({
  store,
  field,
}: {
  readonly store: CodeStore;
  readonly field: CodeFormField;
}) {
  const conflict = store.form.conflictOf(field);
  if (conflict === undefined) return null;
  return (
    <ConflictChoice
      label={fieldLabel(field)}
      before={entryText(field, conflict.base)}
      mine={entryText(field, conflict.mine)}
      theirs={entryText(field, conflict.theirs)}
      choice={conflict.choice}
      onChoose={choice => store.form.choose(field, choice)}
    />
  );
});

const Reason = observer(function Reason({ store }: { readonly store: CodeStore }) {
  if (!store.hasChange && store.reason === '') return null;
  return (
    <ReasonField
      label={accessCodesText('settings.reason')}
      hint={accessCodesText('settings.reasonHint')}
      value={store.reason}
      isMissing={store.hasTriedToSubmit && store.isReasonMissing}
      onWrite={reason => store.write('reason', reason)}
    />
  );
});

/** The buttons, shown only while there is something to save or to discard. */
const SaveActions = observer(function SaveActions({ store }: { readonly store: CodeStore }) {
  const { form } = store;
  if (!form.isUnsaved && form.isDecided && !form.busy && !store.canSave) return null;
  return (
    <Actions>
      <PendingButton
        type="submit"
        intent="primary"
        text={accessCodesText('settings.save')}
        awaiting={form.busy}
        disabled={!store.canSave && !form.busy}
      />
      {form.isUnsaved && (
        <Button
          variant="minimal"
          text={accessCodesText('act.cancel')}
          onClick={() => store.discard()}
          disabled={form.busy}
        />
      )}
      {!form.isDecided && <span>{formsText('undecided')}</span>}
    </Actions>
  );
});

const fieldLabel = (field: string): string =>
  accessCodesText(field === 'seats' ? 'settings.seats' : field === 'reason' ? 'settings.reason' : 'settings.expiry');
