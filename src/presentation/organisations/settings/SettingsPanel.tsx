import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { FormFieldName } from '@/domain/organisations/settingFields';
import { DraftNotices } from '../../kit/forms/DraftNotices';
import { formsText } from '../../kit/forms/formsText';
import { ReasonField } from '../../kit/forms/ReasonField';
import { CheckedForm } from '../../kit/forms/CheckedForm';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { organisationFailureText, organisationsText } from '../organisationsText';
import { SettingRow, SettingValueRow } from './SettingRow';
import './settings.css';
import { SettingsPreview } from './SettingsPreview';
import { fieldText, saveFailureText, settingLabel, settingsDraftText, settingsText } from './settingsText';
import type { SettingsStore } from './SettingsStore';

interface SettingsPanelProps {
  readonly store: SettingsStore;
  readonly mayEdit: boolean;
  /** What is said below a setting, and below all of them. */
  readonly below?: (field: FormFieldName | 'form') => ReactNode;
}

/** The settings of one section: to read, or to change. */
export const SettingsPanel = observer(function SettingsPanel({ store, mayEdit, below }: SettingsPanelProps) {
  const heading = useId();
  return (
    <section className="organisation-panel settings" aria-labelledby={heading}>
      <h2 id={heading}>{settingsText(`title.${store.section}`)}</h2>
      {mayEdit ? <LoadedForm store={store} below={below} /> : <Values store={store} below={below} />}
    </section>
  );
});

type Below = Pick<SettingsPanelProps, 'store'> & { readonly below: SettingsPanelProps['below'] };

const Values = observer(function Values({ store, below }: Below) {
  return (
    <>
      <p className="organisation-hint">{settingsText('onlyReads')}</p>
      {store.fields.map(field => (
        <SettingValueRow key={field} store={store} field={field}>
          {below?.(field)}
        </SettingValueRow>
      ))}
      {below?.('form')}
    </>
  );
});

const LoadedForm = observer(function LoadedForm({ store, below }: Below) {
  const { own } = store.sources;
  return (
    <>
      {own.status === 'unknown' && <Spinner size={20} aria-label={settingsText('loading')} />}
      <div role="alert">
        {own.status === 'couldNotCheck' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={organisationsText('retry')} onClick={() => void store.load()} />}
          >
            {settingsText('failed', { why: organisationFailureText(own.failure) })}
          </Notice>
        )}
      </div>
      <Notices store={store} />
      {store.isShown && <Form store={store} below={below} />}
    </>
  );
});

const Form = observer(function Form({ store, below }: Below) {
  return (
    <CheckedForm isTried={store.isTried} onSubmit={() => store.save()}>
      {store.fields.map(field => (
        <SettingRow key={field} store={store} field={field}>
          {below?.(field)}
        </SettingRow>
      ))}
      {below?.('form')}
      <SettingsPreview store={store} />
      <Reason store={store} />
      <Outcome store={store} />
      <Actions store={store} />
    </CheckedForm>
  );
});

const Notices = observer(function Notices({ store }: { readonly store: SettingsStore }) {
  const { form, section, takenOver } = store;
  const labels = takenOver.map(field => settingLabel(section, field)).join(', ');
  return (
    <>
      <div role="status">
        {takenOver.length > 0 && <Notice intent="warning">{settingsText('takenOver', { fields: labels })}</Notice>}
      </div>
      <DraftNotices
        form={form}
        labelOf={field => fieldText(section, field)}
        words={kept => settingsDraftText(store, kept)}
      />
    </>
  );
});

const Reason = observer(function Reason({ store }: { readonly store: SettingsStore }) {
  if (store.changes.length === 0 && store.reason === '') return null;
  return (
    <ReasonField
      value={store.reason}
      isMissing={store.isTried && store.isReasonMissing}
      onWrite={reason => store.writeReason(reason)}
    />
  );
});

const Outcome = observer(function Outcome({ store }: { readonly store: SettingsStore }) {
  const { failure, saved } = store;
  return (
    <>
      <div role="alert">{failure !== undefined && <Notice intent="danger">{saveFailureText(failure)}</Notice>}</div>
      <div role="status">{saved && <Notice intent="success">{settingsText('saved')}</Notice>}</div>
    </>
  );
});

const Actions = observer(function Actions({ store }: { readonly store: SettingsStore }) {
  const { form } = store;
  return (
    <div className="settings-actions">
      <PendingButton
        type="submit"
        intent="primary"
        text={settingsText('save', { section: settingsText(`sections.${store.section}`) })}
        awaiting={form.busy}
        disabled={!store.canSave && !form.busy}
      />
      {form.isUnsaved && <Button text={settingsText('discard')} disabled={form.busy} onClick={() => store.discard()} />}
      {!form.isDecided && <span>{formsText('undecided')}</span>}
    </div>
  );
});
