import { NotificationsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { AlertButton } from './AlertButton';
import { badgeOfList } from './badgeOfList';
import { NotificationMenu } from './NotificationMenu';
import type { NotificationStores } from './NotificationStores';
import { notificationText } from './notificationText';

interface NotificationButtonProps {
  readonly generation: ChatGeneration;
  readonly stores: NotificationStores;
}

export const NotificationButton = observer(function NotificationButton({ generation, stores }: NotificationButtonProps) {
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
