import { Button } from '@blueprintjs/core';
import { PinIcon, UnpinIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { LiveState } from '@/application/kernel/LiveState';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { Notice } from '../../kit/Notice';
import { steadyList } from '../../kit/steadyList';
import { useRestoredFocus } from '../../kit/useRestoredFocus';
import { chatText, countText } from '../chatText';
import { ConversationRow } from './ConversationRow';
import type { ConversationsStore } from './ConversationsStore';
import { useListKeys } from './useListKeys';
import { WaitingRequestRow } from './WaitingRequestRow';
import type { ConversationFilter } from './ListChoice';
import type { ListRow } from './needsAttention';
import { OrphanedMessages } from '../drafts/OrphanedMessages';
import type { OrphanedStore } from '../drafts/OrphanedStore';
import { TimelineSkeleton } from '../TimelineSkeleton';
import { HeldMessageNotice } from './HeldMessageNotice';
import { SearchField } from '../../kit/forms/SearchField';
import { requestName } from '../requests/requestName';

export interface ListedRequests {
  readonly state: LiveState<unknown>['status'];
  readonly waiting: readonly ChatRequest[];
  readonly recheck: () => void;
}

interface ConversationListProps {
  readonly store: ConversationsStore;
  readonly orphaned: OrphanedStore;
  /** The list that the address names. */
  readonly list: string | undefined;
  readonly openChatSession: string | undefined;
  /** The waiting requests; undefined for a user who does not answer requests. */
  readonly requests: ListedRequests | undefined;
  /** Shows the diagnostics of the chat engine. */
  readonly onDetails: () => void;
}

const filters: readonly ConversationFilter[] = ['all', 'unread', 'pinned'];

/** The left pane: every conversation, with what it needs. */
export const ConversationList = observer(function ConversationList({
  store,
  orphaned,
  list,
  openChatSession,
  requests,
  onDetails,
}: ConversationListProps) {
  return (
    <nav className="chat-list" aria-label={chatText('list.label')}>
      <div className="chat-list-head">
        <SearchField
          label={chatText('list.search')}
          clearLabel={chatText('list.clearSearch')}
          value={store.query}
          onSearch={query => store.search(query)}
        />
        <div className="chat-filters" role="group" aria-label={chatText('list.filter')}>
          {filters.map(filter => (
            <button
              key={filter}
              type="button"
              className="chat-filter"
              aria-pressed={store.filter === filter}
              onClick={() => store.show(filter)}
            >
              {chatText(`list.${filter}`)}
              {filter === 'unread' && store.unreadChats > 0 && <span className="chat-count">{store.unreadChats}</span>}
            </button>
          ))}
          <GenerationChoice store={store} />
        </div>
      </div>
      {(store.phase === 'failed' || store.phase === 'partial') && (
        <div role="alert">
          <Notice
            intent={store.phase === 'failed' ? 'danger' : 'warning'}
            action={<Button size="small" text={chatText('list.retry')} onClick={() => store.reload()} />}
          >
            {chatText(`list.${store.phase}`)}
          </Notice>
        </div>
      )}
      <HeldMessageNotice store={store} list={list} />
      <OrphanedMessages store={orphaned} />
      <Rows store={store} list={list} openChatSession={openChatSession} requests={requests} />
      <PinOutcome store={store} />
      <button type="button" className="chat-details" onClick={onDetails}>
        {chatText('diagnostics.open')}
      </button>
    </nav>
  );
});

type RowsProps = Omit<ConversationListProps, 'onDetails' | 'orphaned'>;

interface LoadedRowsProps extends RowsProps {
  readonly rows: readonly ListRow[];
}

/** The rows of the list, and the sources that are still missing. */
const Rows = observer(function Rows(props: RowsProps) {
  const { store, requests } = props;
  const rows = store.rowsWith(requests?.waiting ?? []);
  const isBare = rows.length === 0 && store.all.length === 0 && store.areChatsPending;
  if (isBare || !store.areRowsShown(requests?.state)) return <TimelineSkeleton label={chatText('list.loading')} />;
  return (
    <>
      <LoadedRows rows={rows} {...props} />
      <MissingSources {...props} />
    </>
  );
});

/** Names the sources that have not answered. It is below the rows, so that no row moves when they answer. */
const MissingSources = observer(function MissingSources({ store, requests }: RowsProps) {
  return (
    <div className="chat-list-missing" role="status">
      {store.areChatsPending && <p>{chatText('list.loading')}</p>}
      {requests?.state === 'unknown' && <p>{chatText('list.loadingRequests')}</p>}
      {(requests?.state === 'failed' || requests?.state === 'delayed') && (
        <Notice
          intent="warning"
          action={<Button size="small" text={chatText('list.retry')} onClick={() => requests.recheck()} />}
        >
          {chatText('list.requestsUnknown')}
        </Notice>
      )}
    </div>
  );
});

const LoadedRows = observer(function LoadedRows(props: LoadedRowsProps) {
  const { rows, store } = props;
  if (store.all.length === 0 && rows.length === 0) {
    if (store.phase !== 'known') return null;
    return (
      <div className="chat-empty">
        <p>{chatText('list.empty')}</p>
        <p>{chatText('list.emptyHint')}</p>
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <div className="chat-empty">
        <p>{chatText('list.nothingFound')}</p>
        <Button variant="minimal" text={chatText('list.showAll')} onClick={() => store.showAll()} />
      </div>
    );
  }
  return <RowList {...props} />;
});

const RowList = observer(function RowList({ rows, store, list, openChatSession }: LoadedRowsProps) {
  const ids = rows.map(({ id }) => id);
  const keys = useListKeys(ids, store.byChatSession(openChatSession)?.channelId);
  const steady = steadyList(store.steady, ids);
  return (
    <ul
      ref={keys.ref}
      className="chat-conversations"
      {...steady}
      onKeyDown={event => {
        steady.onKeyDown();
        keys.onKeyDown(event);
      }}
      onFocus={event => {
        steady.onFocus();
        keys.onFocus(event);
      }}
      onBlur={event => {
        steady.onBlur(event);
        keys.onBlur();
      }}
    >
      {rows.map((row, at) => (
        <li key={row.id}>
          {row.kind === 'request' ? (
            <WaitingRequestRow
              request={row.request}
              mayBeEmergency={row.mayBeEmergency}
              name={requestName(row.request)}
              now={store.now}
              isTabStop={at === keys.stop}
            />
          ) : (
            <>
              <ConversationRow
                store={store}
                list={list}
                session={row.session}
                isOpen={row.session.chatSessionId === openChatSession}
                isTabStop={at === keys.stop}
              />
              <PinButton store={store} session={row.session} />
            </>
          )}
        </li>
      ))}
      {store.hasMore && (
        <li className="chat-more">
          <Button variant="minimal" text={chatText('list.more')} onClick={() => store.showMore()} />
        </li>
      )}
    </ul>
  );
});

interface PinButtonProps {
  readonly store: ConversationsStore;
  readonly session: ChatSession;
}

const PinButton = observer(function PinButton({ store, session }: PinButtonProps) {
  const label = chatText(session.pinned ? 'list.unpin' : 'list.pin', { name: store.nameOf(session) });
  const button = useRef<HTMLButtonElement>(null);
  const rests = store.pins.changing !== undefined;
  useRestoredFocus(button, rests);
  return (
    <button
      ref={button}
      type="button"
      className="chat-action chat-pin"
      // Reached from its row by Right.
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-disabled={rests}
      onClick={() => void store.togglePin(session)}
    >
      {session.pinned ? <UnpinIcon size={14} /> : <PinIcon size={14} />}
    </button>
  );
});

const PinOutcome = observer(function PinOutcome({ store }: { readonly store: ConversationsStore }) {
  const { notice, unreadable } = store.pins;
  return (
    <div className="chat-pin-outcome" role="status">
      {unreadable > 0 && <Notice intent="warning">{countText('list.pinsUnreadable', unreadable)}</Notice>}
      {notice?.outcome === 'failed' && <Notice intent="danger">{chatText('error.unknown')}</Notice>}
      {notice !== undefined && notice.outcome !== 'failed' && (
        <Notice intent="success">{chatText(`list.session.${notice.outcome}`, { email: notice.email })}</Notice>
      )}
    </div>
  );
});

/** Shown only to users with chats of both generations. */
const GenerationChoice = observer(function GenerationChoice({ store }: { readonly store: ConversationsStore }) {
  if (store.generations.length < 2) return null;
  return store.generations.map(generation => (
    <button
      key={generation}
      type="button"
      className="chat-filter"
      aria-pressed={store.generation === generation}
      onClick={() => store.showGeneration(store.generation === generation ? 'both' : generation)}
    >
      {chatText(`list.${generation}Sign`)}
      {store.unreadChatsOf(generation) > 0 && <span className="chat-count">{store.unreadChatsOf(generation)}</span>}
    </button>
  ));
});
