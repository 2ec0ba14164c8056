import { Checkbox, HTMLSelect, InputGroup, TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import type { SettingKind } from '@/domain/organisations/settingFields';
import { privateField } from '../../kit/privateField';
import type { EditorValues } from './settingsFields';
import styles from './SettingEditor.module.css';
import { optionText, settingsText } from './settingsText';
import { DateField } from '../../kit/forms/DateField';

interface SettingEditorProps {
  readonly kind: SettingKind;
  readonly value: EditorValues;
  readonly label: string;
  readonly isWrong: boolean;
  /** Id of the describing element. */
  readonly describedBy: string;
  readonly onChange: (value: SettingValue) => void;
}

export function SettingEditor(props: SettingEditorProps) {
  const { kind, value, label, isWrong, describedBy, onChange } = props;
  const field = { 'aria-label': label, 'aria-invalid': isWrong, 'aria-describedby': describedBy };
  switch (kind.kind) {
    case 'choice':
      return (
        <HTMLSelect
          {...privateField}
          {...field}
          value={value.text}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="">{settingsText('chooseOne')}</option>
          {withOwn(kind.choices, value.text).map(choice => (
            <option key={choice} value={choice}>
              {optionText(choice)}
            </option>
          ))}
        </HTMLSelect>
      );
    case 'choices':
      return <Choices choices={kind.choices} chosen={value.list} onChange={onChange} />;
    case 'text':
      return (
        <TextArea
          {...privateField}
          {...field}
          fill
          autoResize
          dir="auto"
          value={value.text}
          onChange={event => onChange(event.currentTarget.value)}
        />
      );
    case 'emailDomains':
    case 'languages':
      return (
        <TextArea
          {...privateField}
          {...field}
          fill
          autoResize
          value={value.list.join('\n')}
          onChange={event => onChange(event.currentTarget.value.split('\n'))}
        />
      );
    case 'links':
    case 'picture':
      // Entered in a separate part below.
      return null;
    case 'crisisContact':
      return <ContactEditor {...props} />;
    case 'colour':
      return (
        <div className={styles['colour']}>
          <input
            {...privateField}
            type="color"
            aria-label={settingsText('pickColour')}
            value={value.text}
            onChange={event => onChange(event.currentTarget.value)}
          />
          <InputGroup {...privateField} {...field} value={value.text} onValueChange={onChange} />
        </div>
      );
    case 'day':
      return (
        <DateField
          isLabelHidden
          label={label}
          isWrong={isWrong}
          describedBy={describedBy}
          value={value.text}
          onWrite={onChange}
        />
      );
    default:
      return <InputGroup {...privateField} {...field} fill dir="auto" value={value.text} onValueChange={onChange} />;
  }
}

/** A server value that is newer than this build stays available. */
const withOwn = (choices: readonly string[], own: string): readonly string[] =>
  own === '' || choices.includes(own) ? choices : [...choices, own];

function Choices({
  choices,
  chosen,
  onChange,
}: {
  readonly choices: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  const all = [...choices, ...chosen.filter(one => !choices.includes(one))];
  return (
    <div className={styles['choices']}>
      {all.map(choice => (
        <Checkbox
          {...privateField}
          key={choice}
          label={optionText(choice)}
          checked={chosen.includes(choice)}
          onChange={event =>
            onChange(all.filter(one => (one === choice ? event.currentTarget.checked : chosen.includes(one))))
          }
        />
      ))}
    </div>
  );
}

const ways = ['name', 'phone', 'textMessage', 'url'] as const;

function ContactEditor({ value, isWrong, describedBy, onChange }: SettingEditorProps) {
  const id = useId();
  return (
    <div className={styles['contact']}>
      {ways.map(way => (
        <div key={way}>
          <label htmlFor={`${id}-${way}`}>{settingsText(`crisis.${way}`)}</label>
          <InputGroup
            {...privateField}
            id={`${id}-${way}`}
            fill
            dir="auto"
            value={value.contact[way]}
            aria-invalid={isWrong}
            aria-describedby={describedBy}
            onValueChange={part => onChange({ ...value.contact, [way]: part })}
          />
        </div>
      ))}
    </div>
  );
}
