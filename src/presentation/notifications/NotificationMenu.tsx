import { Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { PendingButton } from '../kit/PendingButton';
import { routes } from '../app/routes/routes';
import { steadyList } from '../kit/steadyList';
import { MenuState } from './MenuState';
import { notificationCount, notificationText } from './notificationText';
import { NotificationRow } from './NotificationRow';
import type { NotificationsStore } from './NotificationsStore';

interface NotificationMenuProps {
  readonly generation: ChatGeneration;
  readonly store: NotificationsStore;
}

export const NotificationMenu = observer(function NotificationMenu({ generation, store }: NotificationMenuProps) {
  const title = useId();
  const shown = store[generation];
  const section = useRef<HTMLElement>(null);
  const markAll = (): void => {
    // The button is about to be disabled, which would lose the focus.
    section.current?.focus();
    store.markAll(generation);
  };
  return (
    <section className="alert-menu" ref={section} tabIndex={-1} aria-labelledby={title}>
      <header className="alert-menu-head">
        <h2 id={title}>
          {notificationText('menu.notifications', { generation: notificationText(`generation.${generation}`) })}
        </h2>
        <PendingButton
          variant="minimal"
          intent="primary"
          text={notificationText('menu.markAll')}
          disabled={store.unreadIn(generation).length === 0}
          awaiting={store.marking === generation}
          onClick={markAll}
        />
      </header>
      <MenuState
        status={store.state.status}
        empty={shown.length === 0}
        emptyText={notificationText('menu.noNotifications')}
      />
      {shown.length > 0 && (
        <ul
          className="alert-list"
          {...steadyList(
            store.steady,
            shown.map(({ notification }) => notification.id),
          )}
        >
          {shown.map(item => (
            <NotificationRow
              key={item.notification.id}
              item={item}
              now={store.now}
              onOpen={() => store.open(item.notification)}
            />
          ))}
        </ul>
      )}
      <footer className="alert-menu-foot">
        {store.unreadable > 0 && <p>{notificationCount('menu.unreadable', store.unreadable)}</p>}
        {store.listIsFull && <p>{notificationText('menu.newestOnly')}</p>}
        <Link className={Classes.POPOVER_DISMISS} to={routes.settings.pattern}>
          {notificationText('menu.sound')}
        </Link>
      </footer>
    </section>
  );
});
