import { Classes } from '@blueprintjs/core';
import { ChatIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { steadyList } from '../kit/steadyList';
import { writtenText } from '../kit/text/writtenText';
import { MenuState } from './MenuState';
import type { MessagesStore } from './MessagesStore';
import { notificationCount, notificationText } from './notificationText';

interface MessageMenuProps {
  readonly generation: ChatGeneration;
  readonly store: MessagesStore;
}

/** The menu of the chats of one generation that have unread messages. */
export const MessageMenu = observer(function MessageMenu({ generation, store }: MessageMenuProps) {
  const title = useId();
  const { status } = store[generation];
  const chats = store.shown(generation);
  return (
    <section className="alert-menu" aria-labelledby={title}>
      <header className="alert-menu-head">
        <h2 id={title}>
          {notificationText('menu.messages', { generation: notificationText(`generation.${generation}`) })}
        </h2>
      </header>
      <MenuState status={status} empty={chats.length === 0} emptyText={notificationText('menu.noMessages')} />
      {chats.length > 0 && (
        <ul
          className="alert-list"
          {...steadyList(
            store.steady,
            chats.map(({ chatSessionId }) => chatSessionId),
          )}
        >
          {chats.map(chat => (
            <li key={chat.chatSessionId}>
              <Link className={`alert-row ${Classes.POPOVER_DISMISS} alert-row-unread`} to={store.linkOf(chat)}>
                <ChatIcon className="alert-row-icon" />
                <span className="alert-row-text">
                  <strong>
                    <bdi>{writtenText(chat.patient || notificationText('menu.somebody'))}</bdi>
                  </strong>
                  <span>{notificationCount('menu.chat', chat.unread)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
