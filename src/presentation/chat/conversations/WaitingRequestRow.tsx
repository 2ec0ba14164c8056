import { IssueIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { chatText } from '../chatText';
import { chatTime } from '../chatTime';
import { LevelTag } from '../../kit/levels/LevelTag';
import { Avatar } from '../../kit/people/Avatar';
import { initialsOf, patientInitials } from '../../kit/text/initialsOf';
import { requestListPath } from '../chatPath';
import { patientNameText } from '../../kit/text/patientNameText';

interface WaitingRequestRowProps {
  readonly request: ChatRequest;
  readonly mayBeEmergency: boolean;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True for the one row that Tab reaches. */
  readonly isTabStop: boolean;
}

/** A waiting request at its place among the conversations; it is answered on the page of requests. */
export function WaitingRequestRow({ name, request, mayBeEmergency, now, isTabStop }: WaitingRequestRowProps) {
  const { generation, highRisk, requestedAt } = request;
  return (
    <Link className="chat-conversation chat-request-row" to={requestListPath(generation)} tabIndex={isTabStop ? 0 : -1}>
      <Avatar
        initials={request.patient.id === '' ? initialsOf(name) : patientInitials(request.patient)}
        person={request.patient.userId}
        size={40}
      />
      <span className="chat-who">
        <bdi className="chat-name chat-name-unread">{patientNameText(name)}</bdi>
        <abbr className="chat-generation" title={chatText(`list.${generation}`)}>
          {chatText(`list.${generation}Sign`)}
        </abbr>
      </span>
      <span className="chat-last">{chatText('list.request')}</span>
      <span className="chat-signs">
        {mayBeEmergency && (
          <LevelTag level="alarm" icon={<IssueIcon size={12} />}>
            {chatText(request.emergency ? 'list.emergency' : 'list.mayBeEmergency')}
          </LevelTag>
        )}
        {highRisk && <LevelTag level="alarm">{chatText('list.highRisk')}</LevelTag>}
        {requestedAt !== 'unknown' && (
          <span className="chat-waiting">{chatText('list.waiting', { time: chatTime.waiting(requestedAt, now) })}</span>
        )}
      </span>
    </Link>
  );
}
