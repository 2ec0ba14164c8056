import { ChatIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { AlertButton } from './AlertButton';
import { MessageMenu } from './MessageMenu';
import { badgeOfMessages } from './badgeOfMessages';
import type { NotificationStores } from './NotificationStores';
import { notificationText } from './notificationText';

interface MessageButtonProps {
  readonly generation: ChatGeneration;
  readonly stores: NotificationStores;
}

export const MessageButton = observer(function MessageButton({ generation, stores }: MessageButtonProps) {
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
