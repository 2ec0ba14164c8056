import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { CrisisContact } from '@/domain/organisations/SettingValues';
import { Hint } from '../../kit/layout/Hint';
import { Columns } from '../../kit/layout/Page';
import { Panel } from '../../kit/layout/Panel';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { ChangeHistory } from '../../kit/ChangeHistory';
import type { OrganisationPageProps } from '../page/OrganisationPageProps';
import app from './AppPreview.module.css';
import { clientPreview, contrastLines, type ClientPreview } from './clientPreview';
import styles from './ClientSettingsPage.module.css';
import { ParentState } from './ParentState';
import { SettingsPanel } from './SettingsPanel';
import type { SettingsStore } from './SettingsStore';
import { settingsText } from './settingsText';

/** The content of the patients' app: the form, and a preview of the app. */
export const ClientSettingsPage = observer(function ClientSettingsPage({
  organisation,
  store: page,
  stores,
  mayEdit,
}: OrganisationPageProps<'settings'>) {
  const store = useStore(() => stores.settings(page, organisation, 'appSettings'));
  return (
    <>
      <ParentState page={page} />
      <div className={app['page']}>
        <Columns side={<Preview store={store} />}>
          <SettingsPanel
            store={store}
            mayEdit={mayEdit}
            below={field => field === 'colour' && <Contrast store={store} />}
          />
          <ChangeHistory changes={organisation.changes} />
        </Columns>
      </div>
    </>
  );
});

const Contrast = observer(function Contrast({ store }: { readonly store: SettingsStore }) {
  const lines = contrastLines(store);
  if (lines.length === 0) return null;
  return (
    <ul className={styles['contrast']} aria-label={settingsText('contrast.title')}>
      {lines.map(({ label, text, isGood }) => (
        <li key={label} className={isGood ? styles['good'] : styles['poor']}>
          {isGood ? <TickCircleIcon size={14} /> : <WarningSignIcon size={14} />}
          <span>
            {label}: {text}
          </span>
        </li>
      ))}
    </ul>
  );
});

const Preview = observer(function Preview({ store }: { readonly store: SettingsStore }) {
  const preview = clientPreview(store);
  return (
    <Panel title={settingsText('app.title')}>
      <div className={app['phone']}>
        <p className={app['name']}>
          <bdi>{writtenText(store.page.known?.name ?? '')}</bdi>
        </p>
        <p className={app['welcome']} dir="auto">
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
      {preview.themes.length > 0 && (
        <div className={app['themes']}>
          {preview.themes.map(({ name, page, text, colour, onColour }) => (
            <div key={name} className={app['theme']} style={{ background: page, color: text }}>
              <p>{settingsText(`app.${name}`)}</p>
              <span className={app['button']} style={{ background: colour, color: onColour } satisfies CSSProperties}>
                {settingsText('app.button')}
              </span>
            </div>
          ))}
        </div>
      )}
      <Hint>{settingsText('app.note')}</Hint>
    </Panel>
  );
});

function Crisis({ contact }: { readonly contact: CrisisContact | null | undefined }) {
  return (
    <div className={app['crisis']}>
      <p className={app['crisisTitle']}>{settingsText('app.crisis')}</p>
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
    <ul className={app['modules']} aria-label={settingsText('app.modules')}>
      {modules.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
