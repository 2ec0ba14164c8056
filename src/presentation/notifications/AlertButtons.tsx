import { NotificationsIcon, ChatIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { AlertButton } from './AlertButton';
import { MessageMenu } from './MessageMenu';
import { NotificationMenu } from './NotificationMenu';
import type { NotificationStores } from './NotificationStores';
import { notificationText } from './notificationText';
import './notifications.css';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { NotificationsStore } from './NotificationsStore';
import type { MessagesStore } from './MessagesStore';

/** The highest number on a badge. A higher one is shown as this number with a plus. */
const MOST_SHOWN = 20;

/** The badge of unread messages; empty if there are none, undefined if they could not be loaded. */
function badgeOfMessages(store: MessagesStore, generation: ChatGeneration): string | undefined {
  const unread = store.unread(generation);
  if (unread === undefined) return store[generation].status === 'failed' ? undefined : '';
  if (unread === 0) return '';
  return unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}

/**
 * The badge of unread notifications; empty if there are none, undefined if the list could not be loaded. While it
 * loads, the badge is empty and the menu says so.
 */
function badgeOfList(store: NotificationsStore, generation: ChatGeneration): string | undefined {
  if (store.state.status === 'failed') return undefined;
  return store.badge(generation);
}

interface NotificationButtonProps {
  readonly generation: ChatGeneration;
  readonly stores: NotificationStores;
}

const NotificationButton = observer(function NotificationButton({ generation, stores }: NotificationButtonProps) {
  const word = notificationText(`generation.${generation}`);
  return (
    <AlertButton
      name={notificationText('button.notifications', { generation: word })}
      icon={<NotificationsIcon />}
      badge={badgeOfList(stores.list, generation)}
      content={<NotificationMenu generation={generation} store={stores.list} />}
    />
  );
});

interface MessageButtonProps {
  readonly generation: ChatGeneration;
  readonly stores: NotificationStores;
}

const MessageButton = observer(function MessageButton({ generation, stores }: MessageButtonProps) {
  const word = notificationText(`generation.${generation}`);
  return (
    <AlertButton
      name={notificationText('button.messages', { generation: word })}
      icon={<ChatIcon />}
      badge={badgeOfMessages(stores.messages, generation)}
      content={<MessageMenu generation={generation} store={stores.messages} />}
    />
  );
});

interface AlertButtonsProps {
  readonly stores: NotificationStores;
  /** True if there is space for four buttons. Otherwise one button opens all four menus. */
  readonly roomy: boolean;
}

/** The buttons for messages and notifications of both generations, for users who may see active chats. */
export const AlertButtons = observer(function AlertButtons({ stores, roomy }: AlertButtonsProps) {
  return <div className="alert-buttons">{roomy ? <FourButtons stores={stores} /> : <OneButton stores={stores} />}</div>;
});

const FourButtons = ({ stores }: { readonly stores: NotificationStores }) =>
  stores.messages.generations.map(generation => (
    <span key={generation} className="alert-group">
      <span className="alert-word" aria-hidden="true">
        {notificationText(`generation.${generation}`)}
      </span>
      <MessageButton generation={generation} stores={stores} />
      <NotificationButton generation={generation} stores={stores} />
    </span>
  ));

const OneButton = observer(function OneButton({ stores }: { readonly stores: NotificationStores }) {
  const content = (
    <div className="alert-menus">
      {stores.messages.generations.map(generation => (
        <Fragment key={generation}>
          <MessageMenu generation={generation} store={stores.messages} />
          <NotificationMenu generation={generation} store={stores.list} />
        </Fragment>
      ))}
    </div>
  );
  return (
    <AlertButton
      name={notificationText('button.all')}
      icon={<NotificationsIcon />}
      badge={sumOf(stores)}
      content={content}
    />
  );
});

/** The sum of all four badges. It has a plus if one of them has, or is unknown. */
function sumOf({ list, messages }: NotificationStores): string | undefined {
  const badges = messages.generations.flatMap(generation => [
    badgeOfMessages(messages, generation),
    badgeOfList(list, generation),
  ]);
  const known = badges.filter(badge => badge !== undefined);
  const sum = known.reduce((total, badge) => total + (badge === '' ? 0 : Number.parseInt(badge, 10)), 0);
  if (sum === 0) return known.length < badges.length ? undefined : '';
  return `${sum}${known.length < badges.length || known.some(badge => badge.endsWith('+')) ? '+' : ''}`;
}
