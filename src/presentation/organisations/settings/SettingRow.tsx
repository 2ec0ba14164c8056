import { Radio } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { FormFieldName } from '@/domain/organisations/settingFields';
import { ConflictChoice } from '../../kit/forms/ConflictChoice';
import { privateField } from '../../kit/privateField';
import { writtenText } from '../../kit/text/writtenText';
import { SettingEditor } from './SettingEditor';
import { entryOf, partsOf } from './settingsFields';
import {
  choiceText,
  faultText,
  settingInEffectText,
  settingLabel,
  settingsText,
  settingValueText,
  sourceText,
} from './settingsText';
import type { SettingsStore } from './SettingsStore';

interface SettingRowProps {
  readonly store: SettingsStore;
  readonly field: FormFieldName;
  readonly children?: ReactNode;
}

/** A setting to read: its value in effect and where that comes from. */
export const SettingValueRow = observer(function SettingValueRow({ store, field, children }: SettingRowProps) {
  const now = store.sources.now(field);
  return (
    <div className="setting">
      <p className="setting-label">{settingLabel(store.section, field)}</p>
      <div className="setting-origin">
        <Source store={store} field={field} />
      </div>
      <div className="setting-body">
        <p className="setting-value">
          <bdi>
            {writtenText(
              now === undefined ? (store.page.known?.name ?? '') : settingInEffectText(store.section, field, now),
            )}
          </bdi>
        </p>
        {children}
      </div>
    </div>
  );
});

/** A setting to change: inherited, an own value, or nothing on purpose. `children`: what is said below it. */
export const SettingRow = observer(function SettingRow({ store, field, children }: SettingRowProps) {
  const id = useId();
  const choice = store.choiceOf(field);
  const label = settingLabel(store.section, field);
  const fault = store.faults.get(field);
  const hint = hintText(field);
  const { kind, canInherit } = entryOf(store.section, field);
  return (
    <fieldset className="setting" aria-describedby={`${id}-hint`}>
      <legend className="setting-label">{label}</legend>
      <div className="setting-origin">{canInherit && <Source store={store} field={field} />}</div>
      <div className="setting-body">
        {canInherit && <Modes store={store} field={field} name={id} />}
        {choice.kind === 'inherited' && <InheritedValue store={store} field={field} />}
        {choice.kind === 'own' && (
          <SettingEditor
            kind={kind}
            value={partsOf(choice)}
            label={label}
            isWrong={fault !== undefined}
            describedBy={`${id}-hint`}
            onChange={value => store.choose(field, { kind: 'own', value })}
          />
        )}
        <p id={`${id}-hint`} className={fault === undefined ? 'organisation-hint' : 'setting-fault'}>
          {fault === undefined ? choice.kind === 'own' && hint : faultText(fault)}
        </p>
        {children}
        <Conflict store={store} field={field} />
      </div>
    </fieldset>
  );
});

const Source = observer(function Source({ store, field }: SettingRowProps) {
  const now = store.sources.now(field);
  if (now === undefined) return null;
  return (
    <p className={`setting-source setting-source-${now.source.kind}`}>
      <bdi>{writtenText(sourceText(now.source, now.value))}</bdi>
    </p>
  );
});

const Modes = observer(function Modes({ store, field, name }: SettingRowProps & { readonly name: string }) {
  const { kind } = store.choiceOf(field);
  const { mayBeNothing } = entryOf(store.section, field);
  return (
    <div className="setting-modes">
      <Radio
        {...privateField}
        inline
        name={name}
        label={settingsText(store.page.isProvider ? 'choose.default' : 'choose.inherit')}
        checked={kind === 'inherited'}
        onChange={() => store.inherit(field)}
      />
      <Radio
        {...privateField}
        inline
        name={name}
        label={settingsText('choose.own')}
        checked={kind === 'own'}
        onChange={() => store.chooseOwn(field)}
      />
      {mayBeNothing && (
        <Radio
          {...privateField}
          inline
          name={name}
          label={settingsText('choose.nothing')}
          checked={kind === 'nothing'}
          onChange={() => store.chooseNothing(field)}
        />
      )}
    </div>
  );
});

const InheritedValue = observer(function InheritedValue({ store, field }: SettingRowProps) {
  const inherited = store.sources.inherited(field);
  if (inherited === undefined)
    return (
      <p className="setting-value">
        {settingsText(store.page.isProvider ? 'inherited.ofProvider' : 'inherited.unknown')}
      </p>
    );
  const { source, value } = inherited;
  if (value === null) return <p className="setting-value">{settingsText('inherited.notSet')}</p>;
  const isSaid = store.sources.now(field)?.source.kind === source.kind;
  return (
    <p className="setting-value">
      {!isSaid && (
        <>
          {source.kind === 'inherited'
            ? settingsText('inherited.from', { name: source.from.name })
            : settingsText('inherited.default')}{' '}
        </>
      )}
      <bdi>{writtenText(settingValueText(store.section, field, value))}</bdi>
    </p>
  );
});

const Conflict = observer(function Conflict({ store, field }: SettingRowProps) {
  const conflict = store.form.conflictOf(field);
  if (conflict === undefined) return null;
  const { section } = store;
  return (
    <ConflictChoice
      label={settingLabel(section, field)}
      before={choiceText(section, field, conflict.base)}
      mine={choiceText(section, field, conflict.mine)}
      theirs={choiceText(section, field, conflict.theirs)}
      choice={conflict.choice}
      onChoose={choice => store.decide(field, choice)}
    />
  );
});

function hintText(field: FormFieldName): string | undefined {
  switch (field) {
    case 'emailDomains':
    case 'languages':
    case 'onboardingSurvey':
    case 'crisisContact':
    case 'endsOn':
      return settingsText(`hint.${field}`);
    default:
      return undefined;
  }
}
