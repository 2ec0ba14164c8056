import { NotificationsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useMedia } from '../kit/useMedia';
import { AlertButton } from './AlertButton';
import { badgeOfList } from './badgeOfList';
import { badgeOfMessages } from './badgeOfMessages';
import { MessageButton } from './MessageButton';
import { MessageMenu } from './MessageMenu';
import { NotificationButton } from './NotificationButton';
import { NotificationMenu } from './NotificationMenu';
import type { NotificationStores } from './NotificationStores';
import { notificationText } from './notificationText';
import './notifications.css';

/** Below this width one button holds all four menus. */
const ROOMY = '(width >= 760px)';
const generations = ['v1', 'v2'] as const;

/** Messages and notifications of both generations, for people who may see active chats. */
export const AlertButtons = observer(function AlertButtons({ stores }: { readonly stores: NotificationStores }) {
  const roomy = useMedia(ROOMY);
  return (
    <div className="alert-buttons">
      {roomy ? <FourButtons stores={stores} /> : <OneButton stores={stores} />}
    </div>
  );
});

const FourButtons = ({ stores }: { readonly stores: NotificationStores }) =>
  generations.map(generation => (
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
      {generations.map(generation => (
        <Fragment key={generation}>
          <MessageMenu generation={generation} store={stores.messages} />
          <NotificationMenu generation={generation} store={stores.list} />
        </Fragment>
      ))}
    </div>
  );
  return <AlertButton name={notificationText('button.all')} icon={<NotificationsIcon />} badge={sumOf(stores)} content={content} />;
});

/** All four together; more than can be counted when one of them is. */
function sumOf({ list, messages }: NotificationStores): string | undefined {
  const badges = generations.flatMap(generation => [badgeOfMessages(messages, generation), badgeOfList(list, generation)]);
  const known = badges.filter(badge => badge !== undefined);
  const sum = known.reduce((total, badge) => total + (badge === '' ? 0 : Number.parseInt(badge, 10)), 0);
  if (sum === 0) return known.length < badges.length ? undefined : '';
  return `${sum}${known.length < badges.length || known.some(badge => badge.endsWith('+')) ? '+' : ''}`;
}
