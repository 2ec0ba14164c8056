import { IssueIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import { chatActsText } from '../acts/chatActsText';
import { PendingButton } from '../../kit/PendingButton';
import type { ShownRequest } from './ChatRequestsStore';
import { requestWaitText } from './requestWaitText';
import { writtenText } from '../../kit/text/writtenText';

interface ChatRequestRowProps {
  readonly row: ShownRequest;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onAccept: () => void;
}

/** One request, with every reason for its place. */
export function ChatRequestRow({ row: { request, name, level, accepting }, now, onAccept }: ChatRequestRowProps) {
  const from = request.from || chatActsText('requests.colleague');
  const Icon = level === 'late' || level === 'presses' ? IssueIcon : TimeIcon;
  return (
    <article className={`request request-${level}${request.emergency ? ' request-emergency' : ''}`} aria-label={name}>
      <div className="request-words">
        <h2>
          <bdi>{writtenText(name)}</bdi> <small className="request-mark">{chatActsText(`generation.${request.generation}`)}</small>
        </h2>
        <p className="request-signs">
          {request.emergency && (
            <span className="request-sign request-sign-danger">
              <WarningSignIcon size={14} /> {chatActsText('requests.emergency')}
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
        <p>{chatActsText(`requests.kind.${request.kind}`, { from })}</p>
        <blockquote className="request-message">{request.message.trim() === '' ? chatActsText('requests.noMessage') : <bdi>{writtenText(request.message)}</bdi>}</blockquote>
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
