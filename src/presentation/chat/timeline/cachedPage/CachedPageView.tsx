import type { CachedPage } from '@/application/chat/ports/PageVault';
import { authorName } from '../../authorName';
import { chatText } from '../../chatText';
import { chatTime } from '../../chatTime';
import { writtenText } from '../../../kit/text/writtenText';

interface CachedPageViewProps {
  readonly page: CachedPage;
  readonly patientName: string;
}

/** Messages as this device last stored them. They are read-only, because their current state is unknown. */
export function CachedPageView({ page: { asOf, messages }, patientName }: CachedPageViewProps) {
  return (
    <div className="chat-cached">
      <p className="chat-warning" role="status">
        {chatText('timeline.asOf', { time: chatTime.moment(asOf) })}
      </p>
      <ul aria-label={chatText('timeline.asOfLabel')}>
        {messages.map(message => (
          <li key={String(message.timeId)} className={`chat-cached-${message.meta.owner.toLowerCase()}`}>
            <p className="chat-hint">
              <bdi>{writtenText(authorName(message, patientName, ''))}</bdi>{' '}
              <time dateTime={chatTime.iso(message.timeId)}>{chatTime.inFull(message.timeId)}</time>
            </p>
            <p className="chat-cached-text" dir="auto">
              {message.deleted ? chatText('message.deleted') : message.text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
