import { IssueIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import { chatActsText, chatActsCount } from '../acts/chatActsText';
import { PendingButton } from '../../kit/PendingButton';
import type { ShownRequest } from './ChatRequestsStore';
import { writtenText } from '../../kit/text/writtenText';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a patient has waited; both moments in milliseconds since 1970. */
function requestWaitText(since: number | 'unknown', now: number): string {
  if (since === 'unknown') return chatActsText('requests.unknownTime');
  const waited = Math.max(0, now - since);
  if (waited < HOUR_MS) return chatActsCount('requests.minutes', Math.max(1, Math.floor(waited / MINUTE_MS)));
  if (waited < DAY_MS) return chatActsCount('requests.hours', Math.floor(waited / HOUR_MS));
  return chatActsCount('requests.days', Math.floor(waited / DAY_MS));
}

interface ChatRequestRowProps {
  readonly row: ShownRequest;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onAccept: () => void;
}

/** One request, with every reason for its place. */
export function ChatRequestRow({ row, now, onAccept }: ChatRequestRowProps) {
  const { request, name, level, accepting } = row;
  const from = request.from || chatActsText('requests.colleague');
  const Icon = level === 'late' || level === 'presses' ? IssueIcon : TimeIcon;
  return (
    <article className={`request request-${level}${row.mayBeEmergency ? ' request-emergency' : ''}`} aria-label={name}>
      <div className="request-words">
        <h2>
          <bdi>{writtenText(name)}</bdi>{' '}
          <small className="request-mark">{chatActsText(`generation.${request.generation}`)}</small>
        </h2>
        <p className="request-signs">
          {row.mayBeEmergency && (
            <span className="request-sign request-sign-danger">
              <WarningSignIcon size={14} />{' '}
              {chatActsText(request.emergency ? 'requests.emergency' : 'requests.mayBeEmergency')}
            </span>
          )}
          {request.highRisk && (
            <span className="request-sign request-sign-risk">
              <WarningSignIcon size={14} /> {chatActsText('requests.highRisk')}
            </span>
          )}
          <span className={`request-sign request-wait-${level}`}>
            <Icon size={14} /> {chatActsText('requests.waiting', { time: requestWaitText(request.requestedAt, now) })}
          </span>
        </p>
        {request.couldNotRead.length > 0 && (
          <p>
            {chatActsText('requests.unread', {
              parts: request.couldNotRead.map(part => chatActsText(`requests.part.${part}`)).join(', '),
            })}
          </p>
        )}
        {!request.couldNotRead.includes('kind') && <p>{chatActsText(`requests.kind.${request.kind}`, { from })}</p>}
        {!request.couldNotRead.includes('message') && (
          <blockquote className="request-message">
            {row.hasMessage ? <bdi>{writtenText(request.message)}</bdi> : chatActsText('requests.noMessage')}
          </blockquote>
        )}
      </div>
      <PendingButton
        quiet
        intent="primary"
        size="large"
        awaiting={accepting}
        text={accepting ? chatActsText('requests.accepting') : chatActsText('requests.accept')}
        aria-label={chatActsText('requests.acceptLabel', { name })}
        onClick={onAccept}
      />
    </article>
  );
}
