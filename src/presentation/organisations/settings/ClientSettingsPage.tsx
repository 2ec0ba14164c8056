import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, type CSSProperties } from 'react';
import type { CrisisContact } from '@/domain/organisations/SettingValues';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { ChangeHistory } from '../page/ChangeHistory';
import type { OrganisationPageProps } from '../page/OrganisationPageProps';
import { clientPreview, contrastLines, type ClientPreview } from './clientPreview';
import { ParentState } from './ParentState';
import { SettingsPanel } from './SettingsPanel';
import { settingsText } from './settingsText';
import type { SettingsStore } from './SettingsStore';

/** What patients see in their app: the form, and the app as it will be. */
export const ClientSettingsPage = observer(function ClientSettingsPage({
  organisation,
  store: page,
  stores,
  mayEdit,
}: OrganisationPageProps<'settings'>) {
  const store = useStore(() => stores.settings(page, organisation, 'appSettings'));
  return (
    <div className="app-settings">
      <ParentState page={page} />
      <SettingsPanel
        store={store}
        mayEdit={mayEdit}
        below={field => field === 'colour' && <Contrast store={store} />}
      />
      <Preview store={store} />
      <ChangeHistory changes={organisation.changes} />
    </div>
  );
});

const Contrast = observer(function Contrast({ store }: { readonly store: SettingsStore }) {
  const lines = contrastLines(store);
  if (lines.length === 0) return null;
  return (
    <ul className="contrast" aria-label={settingsText('contrast.title')}>
      {lines.map(({ label, text, isGood }) => (
        <li key={label} className={isGood ? '' : 'setting-fault'}>
          {isGood ? <TickCircleIcon size={14} /> : <WarningSignIcon size={14} />} {label}: {text}
        </li>
      ))}
    </ul>
  );
});

const Preview = observer(function Preview({ store }: { readonly store: SettingsStore }) {
  const heading = useId();
  const preview = clientPreview(store);
  return (
    <section className="organisation-panel app-preview" aria-labelledby={heading}>
      <h2 id={heading}>{settingsText('app.title')}</h2>
      <p className="organisation-hint">{settingsText('app.note')}</p>
      <div className="app-phone">
        <p className="app-name">
          <bdi>{writtenText(store.page.known?.name ?? '')}</bdi>
        </p>
        <p className="app-welcome" dir="auto">
          {preview.welcomeText === undefined ? settingsText('app.unknown') : writtenText(preview.welcomeText)}
        </p>
        <Crisis contact={preview.crisisContact} />
        <Modules preview={preview} />
        {preview.survey !== undefined && preview.survey !== '' && (
          <p>{settingsText('app.survey', { survey: preview.survey })}</p>
        )}
        {preview.languages !== undefined && preview.languages.length > 0 && (
          <p>{settingsText('app.languages', { languages: preview.languages.join(', ') })}</p>
        )}
      </div>
      <div className="app-themes">
        {preview.themes.map(({ name, page, text, colour, onColour }) => (
          <div key={name} className="app-theme" style={{ background: page, color: text }}>
            <p>{settingsText(`app.${name}`)}</p>
            <span className="app-button" style={{ background: colour, color: onColour } satisfies CSSProperties}>
              {settingsText('app.button')}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
});

function Crisis({ contact }: { readonly contact: CrisisContact | null | undefined }) {
  return (
    <div className="app-crisis">
      <p className="app-crisis-title">{settingsText('app.crisis')}</p>
      {contact === undefined && <p>{settingsText('app.unknown')}</p>}
      {contact === null && <p>{settingsText('app.noCrisis')}</p>}
      {contact && (
        <ul>
          {[contact.name, contact.phone, contact.textMessage, contact.url]
            .filter(part => part !== '')
            .map((part, place) => (
              <li key={place}>
                <bdi>{writtenText(part)}</bdi>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

function Modules({ preview: { modules } }: { readonly preview: ClientPreview }) {
  if (modules === undefined) return <p>{settingsText('app.unknown')}</p>;
  if (modules.length === 0) return <p>{settingsText('app.noModules')}</p>;
  return (
    <ul className="app-modules" aria-label={settingsText('app.modules')}>
      {modules.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
