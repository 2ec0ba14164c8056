import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { FormFieldName } from '@/domain/organisations/settingFields';
import { Fault } from '../../kit/forms/Fault';
import { ConflictChoice } from '../../kit/forms/ConflictChoice';
import { SegmentedChoice } from '../../kit/forms/SegmentedChoice';
import { writtenText } from '../../kit/text/writtenText';
import { captionText, inheritedText, isEmptyValue, settingTokens, type SettingTokens } from './captionText';
import { SettingEditor } from './SettingEditor';
import styles from './SettingRow.module.css';
import { editorValuesOf, entryOf } from './settingsFields';
import type { SettingsStore } from './SettingsStore';
import { choiceText, faultText, settingInEffectText, settingLabel, settingsText, sourceText } from './settingsText';

interface SettingRowProps {
  readonly store: SettingsStore;
  readonly field: FormFieldName;
  readonly children?: ReactNode;
}

/** A read-only setting: its value in effect and its source. */
export const SettingValueRow = observer(function SettingValueRow({ store, field, children }: SettingRowProps) {
  const now = store.sources.now(field);
  const value = now?.value ?? null;
  return (
    <div className={styles['setting']}>
      <p className={styles['label']}>{settingLabel(store.section, field)}</p>
      <div className={styles['body']}>
        <Value
          tokens={settingTokens(store.section, field, value)}
          text={now === undefined ? (store.page.known?.name ?? '') : settingInEffectText(store.section, field, now)}
        />
        {now !== undefined && (
          <p className={styles['caption']}>
            <bdi>{writtenText(sourceText(now.source, now.value))}</bdi>
          </p>
        )}
        {children}
      </div>
    </div>
  );
});

/** An editable setting: inherited, an own value, or deliberately empty. `children`: shown below it. */
export const SettingRow = observer(function SettingRow({ store, field, children }: SettingRowProps) {
  const id = useId();
  const choice = store.choiceOf(field);
  const label = settingLabel(store.section, field);
  const fault = store.faults.get(field);
  const hint = hintText(field);
  const { kind, canInherit } = entryOf(store.section, field);
  return (
    <fieldset className={styles['setting']} aria-describedby={`${id}-hint`} data-kind={kind.kind}>
      <legend className={styles['label']}>{label}</legend>
      {canInherit && <Modes store={store} field={field} />}
      <div className={styles['body']}>
        {choice.kind === 'inherited' && <InheritedValue store={store} field={field} />}
        {choice.kind === 'nothing' && <p className={styles['none']}>{settingsText('value.blank')}</p>}
        {choice.kind === 'own' && (
          <SettingEditor
            kind={kind}
            value={editorValuesOf(choice)}
            label={label}
            isWrong={fault !== undefined}
            describedBy={`${id}-hint`}
            onChange={value => store.choose(field, { kind: 'own', value })}
          />
        )}
        <p id={`${id}-hint`} className={styles['hint']}>
          {fault === undefined ? choice.kind === 'own' && hint : <Fault>{faultText(fault)}</Fault>}
        </p>
        <Caption store={store} field={field} />
        {children}
        <Conflict store={store} field={field} />
      </div>
    </fieldset>
  );
});

/** The source of the value, and whether it is saved. */
const Caption = observer(function Caption({ store, field }: SettingRowProps) {
  const { text, isOwn } = captionText(store, field);
  return (
    <p className={isOwn ? `${styles['caption']} ${styles['isOwn']}` : styles['caption']}>
      {text !== '' && <bdi>{writtenText(text)}</bdi>}
    </p>
  );
});

const Modes = observer(function Modes({ store, field }: SettingRowProps) {
  const { isNullable } = entryOf(store.section, field);
  return (
    <div className={styles['modes']}>
      <SegmentedChoice
        isLabelHidden
        label={settingsText('choose.label', { field: settingLabel(store.section, field) })}
        value={store.choiceOf(field).kind}
        choices={[
          ['inherited', settingsText(store.page.isProvider ? 'choose.default' : 'choose.inherit')],
          ['own', settingsText('choose.own')],
          ...(isNullable ? [['nothing', settingsText('choose.nothing')] as const] : []),
        ]}
        onChoose={kind => store.chooseKind(field, kind)}
      />
    </div>
  );
});

const InheritedValue = observer(function InheritedValue({ store, field }: SettingRowProps) {
  const inherited = store.sources.inherited(field);
  return (
    <Value
      tokens={settingTokens(store.section, field, inherited?.value ?? null)}
      text={inheritedText(store, field)}
      isNone={inherited?.value === undefined || isEmptyValue(inherited.value)}
    />
  );
});

interface ValueProps {
  readonly tokens: SettingTokens;
  readonly text: string;
  /** True if the text says that there is no value. */
  readonly isNone?: boolean;
}

function Value({ tokens: { colour, links }, text, isNone = false }: ValueProps) {
  if (links.length > 0)
    return (
      <ul className={styles['links']}>
        {links.map(({ id, title, url }) => (
          <li key={id}>
            <bdi>{writtenText(title)}</bdi>
            <span className={styles['address']}>{url}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <p className={isNone ? styles['none'] : styles['value']}>
      {colour !== undefined && <span className={styles['swatch']} style={{ background: colour }} aria-hidden="true" />}
      <bdi>{writtenText(text)}</bdi>
    </p>
  );
}

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
