import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { alertChoices } from './alertChoices';
import { SearchField } from '../kit/forms/SearchField';
import { ChoiceFilter } from '../kit/layout/ChoiceFilter';
import { FilterBar } from '../kit/layout/FilterBar';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Notice } from '../kit/Notice';
import { TableRefresh } from '../kit/table/TableFoot';
import { useStore } from '../kit/useStore';
import type { AdministrationStores } from '../app/AdministrationStores';
import { AlertEditor } from './AlertEditor';
import { alertPath, newAlertPath, readAlertAddress } from './alertPath';
import { AlertTable } from './AlertTable';
import { alertFailureText, messageAlertsCount, messageAlertsText } from './messageAlertsText';
import type { MessageAlertsStore } from './MessageAlertsStore';
import { routes } from '../app/routes/routes';

interface MessageAlertsPageProps {
  readonly stores: Pick<AdministrationStores, 'messageAlerts'>;
}

/** The page of message alerts: the list, one message, or the form for a new one, depending on the address. */
export const MessageAlertsPage = observer(function MessageAlertsPage({ stores }: MessageAlertsPageProps) {
  const { messageAlerts } = stores;
  const store = useStore(() => messageAlerts.list());
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const address = readAlertAddress(parameters);
  const shared = {
    stores: messageAlerts,
    onChanged: () => void store.refresh(),
    onBack: () => void navigate(routes.messageAlerts.pattern),
  };
  if (address.shows === 'alert') return <AlertEditor key={address.name.id} edited={address.name} {...shared} />;
  if (address.shows === 'new')
    return <AlertEditor key={address.generation} edited={{ generation: address.generation }} {...shared} />;
  return <AlertList store={store} />;
});

interface StoreProps {
  readonly store: MessageAlertsStore;
}

const AlertList = observer(function AlertList({ store }: StoreProps) {
  const navigate = useNavigate();
  return (
    <Page labelledBy="message-alerts-title">
      <PageHeader
        id="message-alerts-title"
        title={messageAlertsText('title')}
        lead={messageAlertsText('lead')}
        actions={
          <>
            <Button
              variant="minimal"
              text={messageAlertsText('newV1')}
              onClick={() => void navigate(newAlertPath('v1'))}
            />
            <Button
              intent="primary"
              icon={<PlusIcon />}
              text={messageAlertsText('new')}
              onClick={() => void navigate(newAlertPath('v2'))}
            />
          </>
        }
      />
      <Filters store={store} />
      <Notices store={store} />
      <AlertTable store={store} onOpen={alert => void navigate(alertPath(alert))} />
    </Page>
  );
});

const Filters = observer(function Filters({ store }: StoreProps) {
  return (
    <FilterBar
      search={
        <SearchField
          label={messageAlertsText('filter.search')}
          clearLabel={messageAlertsText('filter.clearSearch')}
          value={store.query}
          maxLength={200}
          onSearch={query => store.filter({ query })}
        />
      }
      state={<TableRefresh store={store.table} />}
    >
      <ChoiceFilter
        label={messageAlertsText('filter.state')}
        value={store.state}
        choices={alertChoices.states()}
        allLabel={messageAlertsText('filter.all')}
        clearLabel={messageAlertsText('filter.clear')}
        onChoose={state => store.filter({ state })}
      />
      <ChoiceFilter
        label={messageAlertsText('filter.audience')}
        value={store.audience}
        choices={alertChoices.audiences()}
        allLabel={messageAlertsText('filter.all')}
        clearLabel={messageAlertsText('filter.clear')}
        onChoose={audience => store.filter({ audience })}
      />
      <ChoiceFilter
        label={messageAlertsText('filter.kind')}
        value={store.kind}
        choices={alertChoices.kinds()}
        allLabel={messageAlertsText('filter.all')}
        clearLabel={messageAlertsText('filter.clear')}
        onChoose={kind => store.filter({ kind })}
      />
    </FilterBar>
  );
});

const Notices = observer(function Notices({ store }: StoreProps) {
  const { overlaps, showsOverlaps, all } = store;
  return (
    <>
      <div role="alert">
        {all?.missing.map(({ generation, failure }) => (
          <Notice
            key={generation}
            intent="danger"
            action={<Button size="small" text={messageAlertsText('retry')} onClick={() => void store.refresh()} />}
          >
            {messageAlertsText('missing', {
              generation: messageAlertsText(`generation.${generation}`),
              why: alertFailureText(failure),
            })}
          </Notice>
        ))}
      </div>
      <div role="status">
        {(overlaps.length > 0 || showsOverlaps) && (
          <Notice
            intent="warning"
            action={
              <Button
                size="small"
                text={messageAlertsText(showsOverlaps ? 'showAll' : 'showOverlaps')}
                onClick={() => store.filter({ showsOverlaps: !showsOverlaps })}
              />
            }
          >
            <strong>{messageAlertsCount('overlap', overlaps.length)}</strong> {messageAlertsText('overlapLead')}
          </Notice>
        )}
      </div>
    </>
  );
});
