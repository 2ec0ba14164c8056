import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { NamedUnreadableText } from '@/application/drafts/WatchUnreadableTexts';
import { Notice } from '../../kit/Notice';
import { chatText, countText } from '../chatText';
import { chatTime } from '../chatTime';
import { orphanedName } from './orphanedName';
import type { UnreadableList } from './UnreadableList';

/** Stored texts that this device cannot read. Nothing is removed without their author's consent. */
export const UnreadableTexts = observer(function UnreadableTexts({ store }: { readonly store: UnreadableList }) {
  const { texts, keyLost, detailsShown } = store;
  return (
    <>
      <div role="alert">
        {texts.length > 0 && (
          <Notice
            intent="danger"
            action={
              <span className="chat-bar-actions">
                <Button size="small" text={chatText('unreadable.retry')} onClick={() => store.retry()} />
                <Button
                  size="small"
                  variant="minimal"
                  text={chatText('unreadable.details')}
                  aria-expanded={detailsShown}
                  onClick={() => store.toggleDetails()}
                />
              </span>
            }
          >
            {countText('unreadable.title', texts.length)} {keyLost && chatText('unreadable.keyLost')}
            {texts.some(({ isLocked }) => isLocked) && chatText('unreadable.locked')}
          </Notice>
        )}
      </div>
      {detailsShown && (
        <>
          <p className="chat-hint">{chatText('unreadable.kept')}</p>
          <ul className="chat-orphaned" aria-label={chatText('unreadable.label')}>
            {texts.map(text => (
              <UnreadableItem key={text.id} text={text} onDiscard={() => store.discard(text.id)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});

function UnreadableItem({
  text: { kind, patientName, writtenAt, isLocked },
  onDiscard,
}: {
  readonly text: NamedUnreadableText;
  readonly onDiscard: () => void;
}) {
  const name = orphanedName(patientName);
  return (
    <li>
      <bdi className="chat-name-unread">{name}</bdi>
      <p className="chat-hint">
        {chatText(`unreadable.${kind}`)}
        {writtenAt !== undefined && `, ${chatTime.moment(writtenAt)}`}
      </p>
      {isLocked !== true && (
        <div className="chat-bar-actions">
          <Button
            size="small"
            variant="minimal"
            text={chatText('unreadable.delete')}
            aria-label={chatText('unreadable.deleteFor', { name })}
            onClick={onDiscard}
          />
        </div>
      )}
    </li>
  );
}
