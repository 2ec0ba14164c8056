import { authorName } from '@/presentation/chat/authorName';
import { changesOf } from '@/presentation/chat/messages/changesOf';
import { chatText } from '@/presentation/chat/chatText';
import { chatTime } from '@/presentation/chat/chatTime';
import { initialsOf } from '@/presentation/kit/text/initialsOf';
import { textSegments } from '@/presentation/chat/messages/textSegments';
import type { BenchRow } from './BenchRow';
import { NOW } from './Conversation';

export const PATIENT = 'Ana Novak';
export const COLLEAGUE = 'Tom Becker';

/**
 * The product's row for the lists that are measured against it: the same elements and texts, drawn from plain values.
 */
export function RowInside({ row }: { readonly row: BenchRow }) {
  const { message, startsDay, startsRun, startsUnread } = row;
  const { owner } = message.meta;
  const author = authorName(message, PATIENT, COLLEAGUE);
  const hasFace = startsRun && owner !== 'You' && owner !== 'System';
  return (
    <>
      {startsDay && (
        <div className="chat-day">
          <span>{chatTime.day(message.timeId, NOW)}</span>
        </div>
      )}
      {startsUnread && <div className="chat-divider">{chatText('timeline.unread')}</div>}
      <article
        className={`chat-message chat-from-${owner.toLowerCase()}${startsRun ? ' chat-starts-run' : ''}`}
        aria-label={`${author}, ${chatTime.inFull(message.timeId)}`}
      >
        {hasFace && (
          <span className="chat-avatar" aria-hidden>
            {initialsOf(author)}
          </span>
        )}
        {hasFace && (
          <header className="chat-author">
            <bdi>{author}</bdi>
            {owner === 'Therapist' && <span className="chat-role">{chatText('owner.Therapist')}</span>}
          </header>
        )}
        <div className="chat-line">
          <div className={`chat-bubble${message.isPending ? ' chat-pending' : ''}`}>
            <bdi className="chat-text">
              {textSegments(message.text).map(({ text, href }, at) =>
                href === undefined ? (
                  text
                ) : (
                  <a key={at} href={href} target="_blank" rel="noopener noreferrer">
                    {text}
                  </a>
                ),
              )}
            </bdi>
          </div>
          <Menu row={row} />
        </div>
        <footer className="chat-foot">
          <time dateTime={chatTime.iso(message.timeId)} title={chatTime.inFull(message.timeId)}>
            {chatTime.ofMessage(message.timeId)}
          </time>
          {message.edited && <span>{chatText('message.edited')}</span>}
          <Mark row={row} />
        </footer>
      </article>
    </>
  );
}

function Menu({ row: { message } }: { readonly row: BenchRow }) {
  const changes = changesOf(message);
  return (
    <div className="chat-actions" role="group" aria-label={chatText('message.actions')}>
      <Act act="copy" label={chatText('message.copy')} />
      {changes.includes('edit') && <Act act="edit" label={chatText('message.edit')} />}
      {changes.includes('discard') && <Act act="discard" label={chatText('message.discard')} />}
      {changes.includes('delete') && <Act act="delete" label={chatText('message.delete')} />}
    </div>
  );
}

function Act({ act, label }: { readonly act: string; readonly label: string }) {
  return (
    <button type="button" className={`chat-action chat-act-${act}`} aria-label={label} title={label} tabIndex={-1} />
  );
}

function Mark({ row: { message } }: { readonly row: BenchRow }) {
  if (message.isPending) {
    return (
      <span className="chat-refusal">
        <span>{chatText('message.sending')}</span>
      </span>
    );
  }
  if (message.meta.owner !== 'You') return null;
  return message.meta.hasBeenRead ? (
    <span className="chat-read">{chatText('message.read')}</span>
  ) : (
    <span>{chatText('message.sent')}</span>
  );
}
