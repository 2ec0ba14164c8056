import { Button, Radio, RadioGroup } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { alertChoices } from './alertChoices';
import { SearchField } from '../kit/forms/SearchField';
import { FilterBar } from '../kit/layout/FilterBar';
import { FilterMenu } from '../kit/layout/FilterMenu';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Notice } from '../kit/Notice';
import { privateField } from '../kit/privateField';
import { TableRefresh } from '../kit/table/TableFoot';
import { useStore } from '../kit/useStore';
import type { OrganisationStores } from '../organisations/OrganisationStores';
import { AlertEditor } from './AlertEditor';
import { alertPath, alertsPath, newAlertPath, readAlertAddress } from './alertPath';
import { AlertTable } from './AlertTable';
import { alertFailureText, messageAlertsCount, messageAlertsText } from './messageAlertsText';
import type { MessageAlertsStore } from './MessageAlertsStore';

interface MessageAlertsPageProps {
  readonly stores: Pick<OrganisationStores, 'messageAlerts'>;
}

/** The messages from the service: the list, one message, or a new one, as the address says. */
export const MessageAlertsPage = observer(function MessageAlertsPage({ stores }: MessageAlertsPageProps) {
  const { messageAlerts } = stores;
  const store = useStore(() => messageAlerts.list());
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const address = readAlertAddress(parameters);
  const shared = {
    stores: messageAlerts,
    onChanged: () => void store.refresh(),
    onBack: () => void navigate(alertsPath),
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
      <Filter
        label={messageAlertsText('filter.state')}
        value={store.state}
        choices={alertChoices.states()}
        onChoose={state => store.filter({ state })}
      />
      <Filter
        label={messageAlertsText('filter.audience')}
        value={store.audience}
        choices={alertChoices.audiences()}
        onChoose={audience => store.filter({ audience })}
      />
      <Filter
        label={messageAlertsText('filter.kind')}
        value={store.kind}
        choices={alertChoices.kinds()}
        onChoose={kind => store.filter({ kind })}
      />
    </FilterBar>
  );
});

interface FilterProps<V extends string> {
  readonly label: string;
  readonly value: V | undefined;
  readonly choices: readonly (readonly [V, string])[];
  readonly onChoose: (value: V | undefined) => void;
}

function Filter<V extends string>({ label, value, choices, onChoose }: FilterProps<V>) {
  return (
    <FilterMenu
      label={label}
      value={choices.find(([one]) => one === value)?.[1]}
      clearLabel={messageAlertsText('filter.clear')}
      onClear={() => onChoose(undefined)}
    >
      <RadioGroup
        label={label}
        name={label}
        selectedValue={value ?? ''}
        onChange={event => {
          const chosen = event.currentTarget.value;
          onChoose(choices.find(([one]) => one === chosen)?.[0]);
        }}
      >
        <Radio {...privateField} value="" label={messageAlertsText('filter.all')} />
        {choices.map(([one, text]) => (
          <Radio {...privateField} key={one} value={one} label={text} />
        ))}
      </RadioGroup>
    </FilterMenu>
  );
}

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
