import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../shared/Notice';
import { chatText } from '../chatText';
import type { TextsBesideStore } from './TextsBesideStore';

interface TextsBesideProps {
  readonly store: TextsBesideStore;
  /** Nothing can be written here any more. */
  readonly isReadOnly: boolean;
  /** Puts the words where the person writes. */
  readonly onPutIn: (words: string) => void;
}

/** Offers what was typed for this patient in other windows. */
export const TextsBeside = observer(function TextsBeside({ store, isReadOnly, onPutIn }: TextsBesideProps) {
  return (
    <div className="chat-beside" role="status">
      {store.texts.map(text => (
        <Notice
          key={`${text.place} ${text.kept}`}
          intent="warning"
          action={
            <span className="chat-bar-actions">
              <Button
                size="small"
                text={chatText('beside.putIn')}
                disabled={isReadOnly}
                onClick={() => {
                  onPutIn(text.text);
                  store.giveUp(text);
                }}
              />
              <Button size="small" variant="minimal" text={chatText('message.discard')} onClick={() => store.giveUp(text)} />
            </span>
          }
        >
          {chatText('beside.lead')}
          <bdi className="chat-beside-text">{text.text}</bdi>
        </Notice>
      ))}
    </div>
  );
});
