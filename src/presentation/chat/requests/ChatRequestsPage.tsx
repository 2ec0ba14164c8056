import { Button } from '@blueprintjs/core';
import { InboxIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { EmptyState } from '../../kit/layout/EmptyState';
import { Panel } from '../../kit/layout/Panel';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { LevelTag } from '../../kit/levels/LevelTag';
import { Notice } from '../../kit/Notice';
import { steadyList } from '../../kit/steadyList';
import { useStore } from '../../kit/useStore';
import '../acts/chatActs.css';
import type { ChatActStores } from '../acts/ChatActStores';
import { chatActsCount, chatActsText } from '../acts/chatActsText';
import { chatPath, requestListPath } from '../chatPath';
import { ChatRequestRow } from './ChatRequestRow';
import type { ChatRequestsStore } from './ChatRequestsStore';
import { lostAcceptText } from './claimFailureText';

interface ChatRequestsPageProps {
  readonly stores: ChatActStores;
  readonly generation: ChatGeneration;
}

/** The patients waiting for a therapist, most pressing first. */
export const ChatRequestsPage = observer(function ChatRequestsPage({ stores, generation }: ChatRequestsPageProps) {
  const store = useStore(() => stores.requests(generation));
  const other = chatActsText(`requests.title.${store.otherGeneration}`);
  return (
    <Page className="requests">
      <PageHeader title={chatActsText(`requests.title.${generation}`)} lead={chatActsText('requests.order')} />
      <p className="request-signs">
        <Link to={requestListPath(store.otherGeneration)}>{othersText(store.othersWaiting, other)}</Link>{' '}
        {store.othersNeed !== undefined && (
          <LevelTag level="alarm">{chatActsText(`requests.${store.othersNeed}`)}</LevelTag>
        )}
      </p>
      <Losses store={store} />
      <Requests store={store} />
    </Page>
  );
});

function othersText(waiting: number | undefined, list: string): string {
  if (waiting === undefined) return chatActsText('requests.othersUnknown', { list });
  return waiting === 0
    ? chatActsText('requests.othersNone', { list })
    : chatActsCount('requests.others', waiting, { list });
}

const Losses = observer(function Losses({ store }: { readonly store: ChatRequestsStore }) {
  return (
    <div role="alert" className="requests-losses">
      {store.losses.map(loss => (
        <Notice
          key={loss.requestId}
          intent={loss.failure.kind === 'taken' ? 'warning' : 'danger'}
          action={
            <Button
              size="small"
              variant="minimal"
              text={chatActsText('requests.dismiss')}
              onClick={() => store.dismiss(loss.requestId)}
            />
          }
        >
          {lostAcceptText(loss)}
        </Notice>
      ))}
    </div>
  );
});

const Requests = observer(function Requests({ store }: { readonly store: ChatRequestsStore }) {
  const navigate = useNavigate();
  const { status } = store.state;
  const retry = <Button size="small" text={chatActsText('requests.retry')} onClick={() => store.recheck()} />;
  return (
    <>
      <div role="status">{status === 'unknown' && <p>{chatActsText('requests.loading')}</p>}</div>
      <div role="alert">
        {status === 'failed' && (
          <Notice intent="danger" action={retry}>
            {chatActsText('requests.failed')}
          </Notice>
        )}
        {status === 'delayed' && (
          <Notice intent="warning" action={retry}>
            {chatActsText('requests.delayed')}
          </Notice>
        )}
        {store.unreadable > 0 && (
          <Notice intent="danger" action={retry}>
            {chatActsCount('requests.unreadable', store.unreadable)}
          </Notice>
        )}
      </div>
      {status === 'live' && store.rows.length === 0 && store.unreadable === 0 && (
        <Panel>
          <EmptyState
            icon={<InboxIcon size={40} />}
            title={chatActsText('requests.none')}
            text={chatActsText('requests.noneText')}
          />
        </Panel>
      )}
      <ol
        className="requests-list"
        {...steadyList(
          store.steady,
          store.rows.map(({ request }) => request.id),
        )}
      >
        {store.rows.map(row => (
          <li key={row.request.id}>
            <ChatRequestRow
              row={row}
              now={store.now}
              onAccept={() =>
                void store.accept(row).then(chat => {
                  if (chat !== undefined) void navigate(chatPath(chat));
                })
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
});
