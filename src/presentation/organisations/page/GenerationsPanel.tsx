import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SettingsView } from '@/application/organisations/ports/OrganisationGateway';
import type { ComparedSetting } from '@/domain/organisations/compareSettings';
import { Hint } from '../../kit/layout/Hint';
import { Notice } from '../../kit/Notice';
import { writtenText } from '../../kit/text/writtenText';
import { organisationFailureText, organisationsText } from '../organisationsText';
import styles from './GenerationsPanel.module.css';
import type { GenerationsStore } from './GenerationsStore';
import { organisationPageCount, organisationPageText } from './organisationPageText';

/** For support staff: the settings as returned by both generations of the calls, and their differences. */
export const GenerationsPanel = observer(function GenerationsPanel({
  createStore,
}: {
  readonly createStore: () => GenerationsStore;
}) {
  const [store] = useState(createStore);
  return (
    <details className={styles['generations']} onToggle={event => store.toggle(event.currentTarget.open)}>
      <summary>
        <h2>{organisationPageText('generations.title')}</h2>
      </summary>
      <Hint>{organisationPageText('generations.lead')}</Hint>
      <div role="status">
        {store.loading && <Spinner size={20} aria-label={organisationPageText('generations.loading')} />}
        {!store.loading && store.differences !== undefined && <p>{differencesText(store.differences)}</p>}
      </div>
      <View store={store} view="merged" />
      <View store={store} view="unmerged" />
    </details>
  );
});

const differencesText = (count: number): string =>
  count === 0
    ? organisationPageText('generations.noDifferences')
    : organisationPageCount('generations.differences', count);

const View = observer(function View({
  store,
  view,
}: {
  readonly store: GenerationsStore;
  readonly view: SettingsView;
}) {
  const compared = store.compared?.[view];
  if (compared === undefined) return null;
  if (!compared.ok)
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={organisationsText('retry')} onClick={() => void store.load()} />}
        >
          {organisationPageText(`generations.failed.${view}`, { why: organisationFailureText(compared.failure) })}
        </Notice>
      </div>
    );
  return (
    <div
      className={styles['scroller']}
      tabIndex={0}
      role="region"
      aria-label={organisationPageText(`generations.${view}`)}
    >
      <table className={styles['table']}>
        <caption>{organisationPageText(`generations.${view}`)}</caption>
        <thead>
          <tr>
            {(['setting', 'v1', 'v2', 'same'] as const).map(column => (
              <th key={column} scope="col">
                {organisationPageText(`generations.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compared.value.map(setting => (
            <SettingLine key={setting.name} setting={setting} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function SettingLine({ setting: { name, v1, v2, differs } }: { readonly setting: ComparedSetting }) {
  return (
    <tr className={differs ? styles['differs'] : undefined}>
      <th scope="row">{name}</th>
      <td>{valueText(v1)}</td>
      <td>{valueText(v2)}</td>
      <td>{organisationPageText(differs ? 'generations.differs' : 'generations.equal')}</td>
    </tr>
  );
}

/** The raw value of the answer, for support staff. */
const valueText = (value: ComparedSetting['v1']) =>
  value === null ? (
    <i>{organisationPageText('generations.notSet')}</i>
  ) : (
    <bdi>{writtenText(typeof value === 'string' && value !== '' ? value : JSON.stringify(value))}</bdi>
  );
