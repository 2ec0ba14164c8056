import {
  BookIcon,
  CalendarIcon,
  HeartIcon,
  InfoSignIcon,
  LinkIcon,
  MobileVideoIcon,
  PeopleIcon,
  PhoneIcon,
  WarningSignIcon,
} from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState, type ComponentType } from 'react';
import type { ClientLink } from '@/domain/organisations/SettingValues';
import { Columns } from '../../kit/layout/Page';
import { Panel } from '../../kit/layout/Panel';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { ChangeHistory } from '../../kit/ChangeHistory';
import type { OrganisationPageProps } from '../page/OrganisationPageProps';
import app from '../settings/AppPreview.module.css';
import { ParentState } from '../settings/ParentState';
import { SettingsPanel } from '../settings/SettingsPanel';
import { settingsText } from '../settings/settingsText';
import styles from './ClientLinksPage.module.css';
import type { ClientLinksStore } from './ClientLinksStore';
import { LinkList } from './LinkList';
import { daysText } from './linksEventText';

/** The links that the patients’ app shows: the form, and a preview of the app. */
export const ClientLinksPage = observer(function ClientLinksPage({
  organisation,
  store: page,
  stores,
  mayEdit,
}: OrganisationPageProps) {
  const settings = useStore(() => stores.settings(page, organisation, 'clientLinks'));
  const [store] = useState(() => stores.clientLinks(settings, page));
  return (
    <>
      <ParentState page={page} />
      <div className={app['page']}>
        <Columns side={<Preview store={store} />}>
          <SettingsPanel
            store={settings}
            mayEdit={mayEdit}
            below={field => field === 'links' && mayEdit && store.isOwn && <LinkList store={store} />}
          />
          <ChangeHistory changes={organisation.changes} />
        </Columns>
      </div>
    </>
  );
});

const Preview = observer(function Preview({ store }: { readonly store: ClientLinksStore }) {
  const { groups } = store;
  return (
    <Panel title={settingsText('links.preview')}>
      <div className={app['phone']}>
        {groups === undefined && <p>{settingsText('links.unknown')}</p>}
        {groups?.length === 0 && <p>{settingsText('links.none')}</p>}
        {groups?.map(({ heading: group, links }) => (
          <div key={group} className={styles['group']}>
            {store.areGrouped && groups.length > 1 && (
              <h3>
                <bdi>{group === '' ? settingsText('links.ungrouped') : writtenText(group)}</bdi>
              </h3>
            )}
            <ul>
              {links.map(link => (
                <Card key={link.id} link={link} site={store.siteOf(link)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Hidden store={store} />
    </Panel>
  );
});

/** Links outside their days, which the app does not show. */
const Hidden = observer(function Hidden({ store }: { readonly store: ClientLinksStore }) {
  const { hidden } = store;
  if (hidden.length === 0) return null;
  return (
    <div className={styles['group']}>
      <h3>{settingsText('links.hidden')}</h3>
      <ul>
        {hidden.map(link => (
          <li key={link.id}>
            <bdi>{writtenText(link.title)}</bdi>
            <span className={styles['detail']}>{daysText(link)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
});

const icons: Readonly<Record<string, ComponentType>> = {
  info: InfoSignIcon,
  phone: PhoneIcon,
  book: BookIcon,
  calendar: CalendarIcon,
  heart: HeartIcon,
  people: PeopleIcon,
  video: MobileVideoIcon,
  warning: WarningSignIcon,
};

/** A preview of the card: its links do not work. */
function Card({ link, site }: { readonly link: ClientLink; readonly site: string | undefined }) {
  const Icon = icons[link.icon] ?? LinkIcon;
  const days = daysText(link);
  return (
    <li className={styles['link']}>
      <Icon />
      <span>
        <bdi>{writtenText(link.title)}</bdi>
        <span className={styles['detail']}>{site ?? link.url}</span>
        {days !== undefined && <span className={styles['detail']}>{days}</span>}
      </span>
    </li>
  );
}
