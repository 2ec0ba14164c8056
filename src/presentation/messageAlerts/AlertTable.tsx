import { NotificationsIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { AlertState } from '@/domain/messageAlerts/alertState.rule';
import type { MessageAlert } from '@/domain/messageAlerts/MessageAlert';
import { EmptyState } from '../kit/layout/EmptyState';
import { Panel } from '../kit/layout/Panel';
import { Tag } from '../kit/layout/Tag';
import { DataTable } from '../kit/table/DataTable';
import type { TableColumn } from '../kit/table/TableRow';
import { alertIcons } from './AlertNotice';
import { alertPath } from './alertPath';
import styles from './AlertTable.module.css';
import {
  alertFailureText,
  audienceText,
  countOfText,
  messageAlertsText,
  peopleNumber,
  placeText,
  whenText,
} from './messageAlertsText';
import type { MessageAlertsStore } from './MessageAlertsStore';

interface AlertTableProps {
  readonly store: MessageAlertsStore;
  readonly onOpen: (alert: MessageAlert) => void;
}

export const AlertTable = observer(function AlertTable({ store, onOpen }: AlertTableProps) {
  return (
    <DataTable
      label={messageAlertsText('list')}
      store={store.table}
      columns={columnsOf(store)}
      nameOf={({ message }) => message || messageAlertsText('noText')}
      whyOf={alertFailureText}
      onOpen={onOpen}
      selects={false}
      lines={2}
      refreshes={false}
      countText={({ rows }) => countOfText(rows.length, store.all?.alerts.length ?? rows.length)}
      empty={
        <Panel>
          <EmptyState
            icon={<NotificationsIcon size={40} />}
            title={messageAlertsText('empty')}
            text={messageAlertsText('emptyHint')}
          />
        </Panel>
      }
    />
  );
});

const columnsOf = (store: MessageAlertsStore): readonly TableColumn<MessageAlert>[] => [
  {
    id: 'message',
    title: messageAlertsText('column.message'),
    width: 'minmax(240px, 3fr)',
    render: alert => <MessageCell alert={alert} store={store} />,
  },
  {
    id: 'state',
    title: messageAlertsText('column.state'),
    width: 'minmax(100px, 0.8fr)',
    narrow: 'fact',
    render: alert => <StateCell alert={alert} store={store} />,
  },
  {
    id: 'audience',
    title: messageAlertsText('column.audience'),
    width: 'minmax(150px, 1.4fr)',
    render: alert => <TwoLines first={audienceText(alert)} second={placeText(alert)} />,
  },
  {
    id: 'shown',
    title: messageAlertsText('column.shown'),
    width: 'minmax(180px, 1.6fr)',
    render: alert => <WhenCell alert={alert} store={store} />,
  },
  {
    id: 'people',
    title: messageAlertsText('column.people'),
    width: 'minmax(80px, 0.6fr)',
    align: 'end',
    render: alert => peopleNumber(alert),
  },
];

interface CellProps {
  readonly alert: MessageAlert;
  readonly store: MessageAlertsStore;
}

const MessageCell = observer(function MessageCell({ alert, store }: CellProps) {
  const Icon = alertIcons[alert.kind];
  const isOver = ['ended', 'withdrawn'].includes(store.stateOf(alert));
  return (
    <div className={isOver ? `${styles['message']} ${styles['over']}` : styles['message']}>
      <span className={styles[alert.kind]}>
        <Icon />
      </span>
      <div className={styles['lines']}>
        <Link
          tabIndex={-1}
          dir="auto"
          to={alertPath(alert)}
          onClick={() => (store.table.returnsFocus = true)}
          className={styles['text']}
        >
          {alert.message || messageAlertsText('noText')}
        </Link>
        <span className={styles['second']}>
          {messageAlertsText(`kind.${alert.kind}`)}
          {alert.generation === 'v1' && <Tag>{messageAlertsText('generation.v1')}</Tag>}
          {store.overlapping.has(alert.id) && (
            <strong className={styles['overlaps']}>
              <WarningSignIcon size={12} />
              {messageAlertsText('overlaps')}
            </strong>
          )}
        </span>
      </div>
    </div>
  );
});

const intents = {
  draft: 'neutral',
  planned: 'info',
  showing: 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<AlertState, string>>;

export function StateTag({ state }: { readonly state: AlertState }) {
  return <Tag intent={intents[state]}>{messageAlertsText(`state.${state}`)}</Tag>;
}

const StateCell = observer(function StateCell({ alert, store }: CellProps) {
  return <StateTag state={store.stateOf(alert)} />;
});

const WhenCell = observer(function WhenCell({ alert, store }: CellProps) {
  return <TwoLines {...whenText(alert, store.now)} />;
});

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <div className={styles['lines']}>
      <span>{first}</span>
      {second !== '' && (
        <span className={`${styles['second']} ${styles['cut']}`} title={second}>
          {second}
        </span>
      )}
    </div>
  );
}
