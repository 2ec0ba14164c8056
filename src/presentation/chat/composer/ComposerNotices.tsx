import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { chatText, countText } from '../chatText';
import { Notice } from '../../kit/Notice';
import { writtenText } from '../../kit/text/writtenText';
import { BlockedReasonNotice } from './BlockedReasonNotice';
import type { ComposerStore } from './ComposerStore';

/** Says why no message can be sent now, and the outcome of the last one. */
export const ComposerNotices = observer(function ComposerNotices({ store }: { readonly store: ComposerStore }) {
  const { bar, refused, blockedMessages, undecided, lostChanges } = store;
  return (
    <>
      {bar !== undefined && <BlockedReasonNotice store={store} bar={bar} />}
      {refused && (
        <Notice
          intent="danger"
          action={
            <Button
              variant="minimal"
              size="small"
              text={chatText('error.dismiss')}
              onClick={() => store.dismissRefusal()}
            />
          }
        >
          {chatText('error.unknown')}
        </Notice>
      )}
      {blockedMessages > 0 && (
        <div role="alert">
          <Notice intent="warning">{countText('composer.heldBack', blockedMessages)}</Notice>
        </div>
      )}
      {undecided.length > 1 && (
        <Notice
          intent="warning"
          action={
            <Button
              size="small"
              text={countText('composer.sendAll', undecided.length)}
              onClick={() => store.sendUndecided()}
            />
          }
        >
          {countText('composer.undecided', undecided.length)}
        </Notice>
      )}
      {lostChanges > 0 && (
        <div role="alert">
          <Notice intent="warning">{countText('composer.lostChanges', lostChanges)}</Notice>
        </div>
      )}
    </>
  );
});

/** The message that the next one answers. */
export const ReplyPreview = observer(function ReplyPreview({ store }: { readonly store: ComposerStore }) {
  if (store.replyTo === undefined) return null;
  return (
    <div className="chat-answering">
      <p>
        {chatText('reply.to', { name: store.replyTo.author })} <bdi>{writtenText(store.replyTo.text)}</bdi>
      </p>
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={chatText('reply.cancel')}
        onClick={() => store.answer(undefined)}
      />
    </div>
  );
});
