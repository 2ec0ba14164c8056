import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Notice } from '../../kit/Notice';
import { chatText } from '../chatText';
import type { BlockedReason, ComposerStore } from './ComposerStore';
import { copyText } from '../../kit/copyText';

/** Explains why nothing can be sent now, and what the user can do with the typed text. */
export const BlockedReasonNotice = observer(function BlockedReasonNotice({
  store,
  bar,
}: {
  readonly store: ComposerStore;
  readonly bar: BlockedReason;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(store.draft));
  return (
    <div role="alert">
      <Notice
        intent="danger"
        action={
          <span className="chat-bar-actions">
            {bar === 'participantsFailed' && (
              <Button size="small" text={chatText('bar.retry')} onClick={() => store.reloadParticipants()} />
            )}
            {store.draft !== '' && (
              <Button
                size="small"
                text={chatText(copied ? 'composer.copied' : 'composer.copy')}
                onClick={() => void copy()}
              />
            )}
          </span>
        }
      >
        <span id="chat-composer-bar">{barText(bar)}</span>
      </Notice>
    </div>
  );
});

function barText(bar: BlockedReason): string {
  switch (bar) {
    case 'participantsFailed':
      return `${chatText('bar.participantsFailed')} ${chatText('bar.participantsHint')}`;
    case 'notInChat':
      return chatText('bar.notInChat');
    case 'ended':
      return chatText('bar.ended');
  }
}
