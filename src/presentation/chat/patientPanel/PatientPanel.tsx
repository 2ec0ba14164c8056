import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useContext, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { Notice } from '../../kit/Notice';
import { chatText, countText } from '../chatText';
import type { PresenceSign } from '../../presence/PatientsPresence';
import { HighRiskPanel } from './HighRiskPanel';
import { Avatar } from '../../kit/people/Avatar';
import { initialsOf, patientInitials } from '../../kit/text/initialsOf';
import type { ParticipantsStore } from './ParticipantsStore';
import { PresenceDot } from '../../presence/PresenceDot';
import { ProfileLinkContext } from './ProfileLinkContext';
import { patientNameText } from '../../kit/text/patientNameText';
import { writtenText } from '../../kit/text/writtenText';

interface PatientPanelProps {
  readonly session: ChatSession;
  readonly name: string;
  readonly presence: PresenceSign;
  readonly participants: ParticipantsStore;
  readonly backRef: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
}

/** The right pane: the patient and the other participants. */
export function PatientPanel({ session, name, presence, participants, backRef, onBack }: PatientPanelProps) {
  const isUnread = (part: string): boolean => session.couldNotRead?.includes(part) ?? false;
  const role = session.isLeadTherapist ? 'panel.lead' : 'panel.invited';
  return (
    <aside className="chat-panel" aria-label={chatText('panel.label')}>
      <Button
        ref={backRef}
        className="chat-back"
        variant="minimal"
        icon={<ArrowLeftIcon />}
        text={chatText('panel.back')}
        onClick={onBack}
      />
      <header className="chat-patient">
        <Avatar initials={patientInitials(session.patient)} person={session.patient.userId} size={40} />
        <h2>
          <bdi>{patientNameText(name)}</bdi>
        </h2>
        <p className="chat-email">
          <span className="visually-hidden">{chatText('panel.email')}: </span>
          {session.patient.email}
        </p>
        <p className="chat-presence">
          <PresenceDot sign={presence} />
          <span aria-hidden={presence !== 'unknown'}>{chatText(`presence.${presence}`)}</span>
        </p>
        <ProfileLink patientId={session.patient.id} />
      </header>
      <HighRiskPanel session={session} />
      <dl className="chat-facts">
        <dt>{chatText('panel.role')}</dt>
        <dd>{chatText(isUnread('isLeadTherapist') ? 'panel.unread' : role)}</dd>
        <dt>{chatText('panel.messages')}</dt>
        <dd>
          {isUnread('messageCount') ? chatText('panel.unread') : session.messageCount + (session.messagesSince ?? 0)}
        </dd>
      </dl>
      <Participants store={participants} />
    </aside>
  );
}

function ProfileLink({ patientId }: { readonly patientId: string }) {
  const pathOf = useContext(ProfileLinkContext);
  return pathOf && <Link to={pathOf(patientId)}>{chatText('panel.profile')}</Link>;
}

const Participants = observer(function Participants({ store }: { readonly store: ParticipantsStore }) {
  return (
    <section>
      <h3>{chatText('panel.participants')}</h3>
      {store.phase === 'unknown' && <p className="chat-hint">{chatText('panel.loading')}</p>}
      {store.phase === 'failed' && (
        <div role="alert">
          <Notice
            intent="danger"
            action={<Button size="small" text={chatText('panel.retry')} onClick={() => store.retry()} />}
          >
            {chatText('panel.failed')}
          </Notice>
        </div>
      )}
      <div role="alert">
        {store.unreadable > 0 && <Notice intent="warning">{countText('panel.unreadable', store.unreadable)}</Notice>}
      </div>
      <ul className="chat-people">
        {store.people.map(({ userId, name, role }) => (
          <li key={userId}>
            <Avatar initials={initialsOf(name)} person={userId} />
            <span>
              <bdi>{writtenText(name)}</bdi>
              {userId === store.me && ` (${chatText('panel.you')})`}
              <small>{chatText(`panel.${role}`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
