import { IssueIcon, TimeIcon } from '@blueprintjs/icons';
import { chatActsText, chatActsCount } from '../acts/chatActsText';
import { PendingButton } from '../../kit/PendingButton';
import { LevelTag } from '../../kit/levels/LevelTag';
import type { ShownRequest } from './ChatRequestsStore';
import { writtenText } from '../../kit/text/writtenText';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A patient's waiting time as text; both arguments in milliseconds since 1970. */
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
  const isLong = level === 'overdue' || level === 'urgent';
  const Icon = isLong ? IssueIcon : TimeIcon;
  const isAlarm = isLong || request.highRisk || row.mayBeEmergency;
  const edge = `${isAlarm ? ' request-alarm' : ''}${row.mayBeEmergency ? ' request-emergency' : ''}`;
  return (
    <article className={`request${edge}`} aria-label={name}>
      <div className="request-words">
        <h2>
          <bdi>{writtenText(name)}</bdi>
        </h2>
        <p className="request-signs">
          {row.mayBeEmergency && (
            <LevelTag level="alarm">
              {chatActsText(request.emergency ? 'requests.emergency' : 'requests.mayBeEmergency')}
            </LevelTag>
          )}
          {request.highRisk && <LevelTag level="alarm">{chatActsText('requests.highRisk')}</LevelTag>}
          <span className={isLong ? 'request-wait request-wait-long' : 'request-wait'}>
            <Icon size={12} /> {chatActsText('requests.waiting', { time: requestWaitText(request.requestedAt, now) })}
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
