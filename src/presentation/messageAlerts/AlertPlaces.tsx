import { Button } from '@blueprintjs/core';
import { SmallCrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { SearchField } from '../kit/forms/SearchField';
import { useStore } from '../kit/useStore';
import styles from './AlertEditor.module.css';
import { AlertFault } from './AlertFault';
import type { AlertEditorStore } from './AlertEditorStore';
import { alertFailureText, messageAlertsText } from './messageAlertsText';
import type { MessageAlertStores } from './MessageAlertStores';

interface AlertPlacesProps {
  readonly store: AlertEditorStore;
  readonly stores: MessageAlertStores;
  readonly fault: string | undefined;
}

/** The field for the organisations of the audience, which are found by name. */
export const AlertPlaces = observer(function AlertPlaces(props: AlertPlacesProps) {
  const { store, stores, fault } = props;
  const search = useStore(() => stores.organisations());
  const { organisations } = store.form.mine;
  const add = (id: string, name: string): void => {
    if (!organisations.some(one => one.id === id)) store.write('organisations', [...organisations, { id, name }]);
    search.setQuery('');
  };
  return (
    <fieldset className={styles['checks']}>
      <legend>{messageAlertsText('editor.organisations')}</legend>
      <p className={styles['hint']}>{messageAlertsText('editor.organisationsHint')}</p>
      <AlertFault text={fault} />
      {organisations.length > 0 && (
        <ul className={styles['chosen']}>
          {organisations.map(({ id, name }) => (
            <li key={id}>
              {name}
              <Button
                variant="minimal"
                size="small"
                icon={<SmallCrossIcon />}
                aria-label={messageAlertsText('editor.removeOrganisation', { name })}
                onClick={() =>
                  store.write(
                    'organisations',
                    organisations.filter(one => one.id !== id),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label={messageAlertsText('editor.addOrganisation')}
        clearLabel={messageAlertsText('editor.clearOrganisation')}
        value={search.query}
        maxLength={search.longestTerm}
        onSearch={query => search.setQuery(query)}
      />
      <div role="status">
        {search.failure !== undefined &&
          messageAlertsText('editor.organisationsFailed', { why: alertFailureText(search.failure) })}
        {search.hits?.rows.length === 0 && messageAlertsText('editor.noOrganisation')}
      </div>
      {search.hits !== undefined && (
        <ul className={styles['hits']}>
          {search.hits.rows.map(({ id, name }) => (
            <li key={id}>
              <Button variant="minimal" text={name} onClick={() => add(id, name)} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
});
