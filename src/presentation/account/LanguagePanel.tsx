import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { PrivateSelect } from '../kit/PrivateSelect';
import { accountText, languageName, offeredLanguages } from './accountText';
import { ActOutcomeNotice, OwnAccountPanel, type ActPanelProps } from './OwnAccountPanel';

/** The setting for the language of the dashboard and of emails. */
export const LanguagePanel = observer(function LanguagePanel({ store, summary: { language } }: ActPanelProps) {
  const id = useId();
  const isKnown = offeredLanguages.some(known => known === language);
  const choose = (value: string): void => {
    const chosen = offeredLanguages.find(known => known === value);
    if (chosen !== undefined) void store.setLanguage(chosen);
  };
  return (
    <OwnAccountPanel title={accountText('language.title')}>
      <FieldFrame
        id={id}
        label={accountText('language.label')}
        hint={offeredLanguages.length === 1 ? accountText('language.onlyOne') : undefined}
        holds="code"
      >
        <PrivateSelect
          id={id}
          value={language}
          disabled={store.busy !== undefined}
          onChange={event => choose(event.currentTarget.value)}
        >
          {!isKnown && <option value={language}>{languageName(language)}</option>}
          {offeredLanguages.map(one => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </PrivateSelect>
      </FieldFrame>
      <ActOutcomeNotice
        store={store}
        act="language"
        done={accountText('language.saved', { language: languageName(language) })}
      />
    </OwnAccountPanel>
  );
});
