import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { FormFieldName } from '@/domain/organisations/settingFields';
import { CheckedForm } from '../../kit/forms/CheckedForm';
import { DraftNotices } from '../../kit/forms/DraftNotices';
import { formsText } from '../../kit/forms/formsText';
import { Hint } from '../../kit/layout/Hint';
import { NoticeSlot } from '../../kit/layout/NoticeSlot';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { organisationFailureText, organisationsText } from '../organisationsText';
import { SettingRow, SettingValueRow } from './SettingRow';
import styles from './SettingsPanel.module.css';
import { SettingsPreview } from './SettingsPreview';
import type { SettingsStore } from './SettingsStore';
import {
  fieldText,
  inheritingText,
  saveFailureText,
  settingLabel,
  settingsDraftText,
  settingsText,
  unsavedChangesText,
} from './settingsText';

interface SettingsPanelProps {
  readonly store: SettingsStore;
  readonly mayEdit: boolean;
  /** Shown below a setting, and below all of them. */
  readonly below?: (field: FormFieldName | 'form') => ReactNode;
}

/** The settings of one section, read-only or as a form. */
export const SettingsPanel = observer(function SettingsPanel({ store, mayEdit, below }: SettingsPanelProps) {
  const heading = useId();
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      {mayEdit ? (
        <LoadedForm store={store} below={below} heading={heading} />
      ) : (
        <Values store={store} below={below} heading={heading} />
      )}
    </section>
  );
});

interface SettingsProps {
  readonly store: SettingsStore;
  readonly below: SettingsPanelProps['below'];
  /** Id of the title. */
  readonly heading: string;
}

function Head({ store, heading }: Pick<SettingsProps, 'store' | 'heading'>) {
  return (
    <header className={styles['head']}>
      <h2 id={heading}>{settingsText(`title.${store.section}`)}</h2>
    </header>
  );
}

const Values = observer(function Values({ store, below, heading }: SettingsProps) {
  return (
    <div className={styles['card']}>
      <Head store={store} heading={heading} />
      <div className={styles['said']}>
        <Hint>{settingsText('onlyReads')}</Hint>
      </div>
      {store.fields.map(field => (
        <SettingValueRow key={field} store={store} field={field}>
          {below?.(field)}
        </SettingValueRow>
      ))}
      {below?.('form')}
    </div>
  );
});

const LoadedForm = observer(function LoadedForm(props: SettingsProps) {
  const { store, heading } = props;
  const { own } = store.sources;
  if (store.isShown) return <Form {...props} />;
  return (
    <div className={styles['card']}>
      <Head store={store} heading={heading} />
      <div className={styles['said']}>
        {own.status === 'unknown' && <Spinner size={20} aria-label={settingsText('loading')} />}
        <Notices store={store} />
      </div>
    </div>
  );
});

const Form = observer(function Form({ store, below, heading }: SettingsProps) {
  return (
    <CheckedForm
      className={styles['form'] ?? ''}
      hasTriedToSubmit={store.hasTriedToSubmit}
      onSubmit={() => store.save()}
    >
      <div className={styles['card']}>
        <Head store={store} heading={heading} />
        <div className={styles['said']}>
          <Notices store={store} />
        </div>
        {store.fields.map(field => (
          <SettingRow key={field} store={store} field={field}>
            {below?.(field)}
          </SettingRow>
        ))}
        {below?.('form')}
      </div>
      <SettingsPreview store={store} />
      <NoticeSlot>
        <Outcome store={store} />
      </NoticeSlot>
      <SaveBar store={store} />
    </CheckedForm>
  );
});

const Notices = observer(function Notices({ store }: { readonly store: SettingsStore }) {
  const { form, section, mergedFromServer, sources } = store;
  const { own } = sources;
  const labels = mergedFromServer.map(field => settingLabel(section, field)).join(', ');
  return (
    <NoticeSlot>
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
      <div role="status">
        {mergedFromServer.length > 0 && (
          <Notice intent="warning">{settingsText('mergedFromServer', { fields: labels })}</Notice>
        )}
      </div>
      <DraftNotices
        form={form}
        labelOf={field => fieldText(section, field)}
        words={kept => settingsDraftText(store, kept)}
      />
    </NoticeSlot>
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

/** Stays in view while there is something to save or to discard. */
const SaveBar = observer(function SaveBar({ store }: { readonly store: SettingsStore }) {
  const { form } = store;
  if (!store.hasSomethingToSave) return null;
  return (
    <div className={styles['saveBar']}>
      <span className={styles['acts']}>
        <PendingButton
          type="submit"
          intent="primary"
          text={settingsText('save', { section: settingsText(`sections.${store.section}`) })}
          awaiting={form.busy}
          // If there is an error, a click goes to its field.
          disabled={!store.canSave && store.faults.size === 0 && !form.busy}
        />
        {form.isUnsaved && (
          <Button
            variant="minimal"
            text={settingsText('cancel')}
            disabled={form.busy}
            onClick={() => store.discard()}
          />
        )}
      </span>
      <strong>{unsavedChangesText(store)}</strong>
      <span className={styles['inheriting']}>{form.isDecided ? inheritingText(store) : formsText('undecided')}</span>
    </div>
  );
});
