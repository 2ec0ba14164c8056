import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { chatText } from '../chatText';
import { DiscardDraftDialog } from './DiscardDraftDialog';
import type { ConflictingDraftsStore } from './ConflictingDraftsStore';

interface ConflictingDraftListProps {
  readonly store: ConflictingDraftsStore;
  readonly patientName: string;
  /** The field is read-only now. */
  readonly isReadOnly: boolean;
  /** Inserts the text into the message field. */
  readonly onPutIn: (words: string) => void;
  /** The user has answered whether to discard a text. */
  readonly onAsked: () => void;
}

/** Offers what was typed for this patient in other windows. */
export const ConflictingDraftList = observer(function ConflictingDraftList({
  store,
  patientName,
  isReadOnly,
  onPutIn,
  onAsked,
}: ConflictingDraftListProps) {
  return (
    <>
      <div className="chat-conflicting" role="status">
        {store.texts.map(text => (
          <Notice
            key={text.id}
            intent="warning"
            action={
              <span className="chat-bar-actions">
                <Button
                  size="small"
                  text={chatText('conflictingDraft.putIn')}
                  disabled={isReadOnly}
                  onClick={() => {
                    onPutIn(text.text);
                    store.discard(text);
                  }}
                />
                <Button
                  size="small"
                  variant="minimal"
                  text={chatText('message.discard')}
                  onClick={() => store.askToDiscard(text)}
                />
              </span>
            }
          >
            {chatText('conflictingDraft.lead')}
            <bdi className="chat-conflicting-text">{text.text}</bdi>
          </Notice>
        ))}
      </div>
      <DiscardDraftDialog
        patientName={store.asked && patientName}
        onCancel={() => store.cancelDiscard()}
        onDiscard={() => store.discardAsked()}
        onClosed={onAsked}
      />
    </>
  );
});
