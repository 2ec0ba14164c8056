import { Button } from '@blueprintjs/core';
import { OfflineIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { Notice } from '../../kit/Notice';
import type { ChatConnectionStore } from './ChatConnectionStore';
import { chatText } from '../chatText';
import { chatTime } from '../chatTime';

/** The warnings of the chat: messages may be delayed, unsent, or drafts not saved. */
export const ConnectionNotices = observer(function ConnectionNotices({
  store,
}: {
  readonly store: ChatConnectionStore;
}) {
  return (
    <div className="chat-notices">
      <div role="status">
        {store.delayedSince !== undefined && (
          <p className="chat-warning">
            <OfflineIcon size={14} /> {delayedText(store.delayedSince, store.delayedGeneration)}
          </p>
        )}
        {store.storageProblem !== undefined && (
          <p className="chat-warning">
            <WarningSignIcon size={14} /> {chatText(`connection.storage.${store.storageProblem}`)}
          </p>
        )}
      </div>
      <div role="alert">
        {store.offersSending && (
          <Notice
            intent="warning"
            action={<Button size="small" text={chatText('connection.sendHere')} onClick={() => store.sendHere()} />}
          >
            {chatText('connection.waitsElsewhere')}
          </Notice>
        )}
        {store.sendTimedOut && (
          <Notice
            intent="danger"
            action={
              <span className="chat-bar-actions">
                <Button
                  size="small"
                  intent="danger"
                  text={chatText('connection.reload')}
                  onClick={() => store.reload()}
                />
                <Button
                  size="small"
                  variant="minimal"
                  text={chatText('error.dismiss')}
                  onClick={() => store.dismissSendTimeout()}
                />
              </span>
            }
          >
            {chatText('connection.sendTimeout')}
          </Notice>
        )}
      </div>
    </div>
  );
});

function delayedText(since: number, generation: ChatGeneration | undefined): string {
  const time = chatTime.ofDay(since);
  return generation === undefined
    ? chatText('connection.delayed', { time })
    : chatText(`connection.delayedOf.${generation}`, { time });
}
