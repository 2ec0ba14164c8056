import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FieldFrame } from '../../kit/forms/FieldFrame';
import { ReasonField } from '../../kit/forms/ReasonField';
import { Hint } from '../../kit/layout/Hint';
import { Panel } from '../../kit/layout/Panel';
import { privateField } from '../../kit/privateField';
import { writtenText } from '../../kit/text/writtenText';
import type { SettingChange } from './settingChanges';
import styles from './SettingsPreview.module.css';
import type { SettingsStore } from './SettingsStore';
import { settingLabel, settingsCount, settingsText } from './settingsText';

interface SettingsPreviewProps {
  readonly store: SettingsStore;
}

/** The changes of a save and the affected sub-organisations, with the reason. */
export const SettingsPreview = observer(function SettingsPreview({ store }: SettingsPreviewProps) {
  const { changes } = store;
  if (changes.length === 0 && store.reason === '') return null;
  return (
    <Panel title={settingsText('preview.title')}>
      {changes.length > 0 && (
        <ul className={styles['changes']}>
          {changes.map(change => (
            <li key={change.field}>
              <PreviewRow store={store} change={change} />
            </li>
          ))}
        </ul>
      )}
      <Confirmation store={store} />
      <ReasonField
        value={store.reason}
        isMissing={store.hasTriedToSubmit && store.isReasonMissing}
        onWrite={reason => store.writeReason(reason)}
      />
    </Panel>
  );
});

interface PreviewRowProps extends SettingsPreviewProps {
  readonly change: SettingChange;
}

function PreviewRow({ store, change: { field, inheriting } }: PreviewRowProps) {
  const label = settingLabel(store.section, field);
  if (inheriting === undefined) return settingsText('preview.unknown', { field: label });
  if (inheriting.count === 0) return settingsText('preview.here', { field: label });
  const others = inheriting.count - inheriting.first.length;
  return (
    <>
      {settingsCount('preview.below', inheriting.count, { field: label })}
      <Hint>
        {inheriting.first.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <bdi>{writtenText(name)}</bdi>
          </span>
        ))}
        {others > 0 && <> {settingsCount('preview.more', others)}</>}
      </Hint>
    </>
  );
}

const Confirmation = observer(function Confirmation({ store }: SettingsPreviewProps) {
  const id = useId();
  const { widest } = store;
  if (widest === undefined) return null;
  const label = settingsText('confirm', { number: widest.count, field: settingLabel(store.section, widest.field) });
  return (
    <FieldFrame id={id} label={label} holds="code">
      <InputGroup
        {...privateField}
        id={id}
        inputMode="numeric"
        value={store.confirmation}
        onValueChange={typed => store.confirm(typed)}
      />
    </FieldFrame>
  );
});
