import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { writtenText } from '../../kit/text/writtenText';
import { privateField } from '../../kit/privateField';
import { settingLabel, settingsCount, settingsText } from './settingsText';
import type { SettingChange } from './settingChanges';
import type { SettingsStore } from './SettingsStore';

/** What a save will change, and in which organisations below. */
export const SettingsPreview = observer(function SettingsPreview({ store }: { readonly store: SettingsStore }) {
  const { changes } = store;
  const heading = useId();
  if (changes.length === 0) return null;
  return (
    <section className="settings-preview" aria-labelledby={heading}>
      <h3 id={heading}>{settingsText('preview.title')}</h3>
      <ul>
        {changes.map(change => (
          <li key={change.field}>
            <PreviewRow store={store} change={change} />
          </li>
        ))}
      </ul>
      <Confirmation store={store} />
    </section>
  );
});

function PreviewRow({
  store,
  change: { field, heirs },
}: {
  readonly store: SettingsStore;
  readonly change: SettingChange;
}) {
  const label = settingLabel(store.section, field);
  if (heirs === undefined) return settingsText('preview.unknown', { field: label });
  if (heirs.count === 0) return settingsText('preview.here', { field: label });
  const others = heirs.count - heirs.first.length;
  return (
    <>
      {settingsCount('preview.below', heirs.count, { field: label })}
      <p className="organisation-hint">
        {heirs.first.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <bdi>{writtenText(name)}</bdi>
          </span>
        ))}
        {others > 0 && <> {settingsCount('preview.more', others)}</>}
      </p>
    </>
  );
}

const Confirmation = observer(function Confirmation({ store }: { readonly store: SettingsStore }) {
  const id = useId();
  const { widest } = store;
  if (widest === undefined) return null;
  return (
    <div className="settings-confirm">
      <label htmlFor={id}>
        {settingsText('confirm', { number: widest.count, field: settingLabel(store.section, widest.field) })}
      </label>
      <InputGroup
        {...privateField}
        id={id}
        inputMode="numeric"
        value={store.confirmation}
        onValueChange={typed => store.confirm(typed)}
      />
    </div>
  );
});
