import { Button, Spinner } from '@blueprintjs/core';
import { ChatIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import { chatPath } from '../../chat/chatPath';
import { Notice } from '../../kit/Notice';
import { FlagButton } from '../risk/FlagButton';
import { FlagIndicator } from '../risk/FlagIndicator';
import { FlagUndo } from '../risk/FlagUndo';
import { UnconfirmedFlag } from '../risk/UnconfirmedFlag';
import { fullName } from '../fullName';
import { patientFailureText, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { ProfileFacts } from './ProfileFacts';
import type { ProfileStore } from './ProfileStore';
import { writtenText } from '../../kit/text/writtenText';

interface ProfileHeaderProps {
  readonly store: ProfileStore;
  readonly canChat: boolean;
}

/** Who the patient is and what matters at once; each part by itself, and what is not known is said. */
export const ProfileHeader = observer(function ProfileHeader({ store, canChat }: ProfileHeaderProps) {
  const { details } = store;
  return (
    <header className="profile-head">
      <h1>{details === undefined ? patientsText('profile.unnamed') : <bdi>{writtenText(fullName(details))}</bdi>}</h1>
      <DetailsState store={store} />
      {details !== undefined && <Known store={store} details={details} canChat={canChat} />}
      <FlagUndo changes={store.flag.changes} only={store.patientId} />
    </header>
  );
});

const DetailsState = observer(function DetailsState({ store }: { readonly store: ProfileStore }) {
  const { details } = store.profile;
  if (details.status === 'unknown') return <Spinner size={24} aria-label={patientsText('profile.loading')} />;
  return (
    <div role="alert">
      {details.status === 'couldNotCheck' && (
        <Notice
          intent={details.last === undefined ? 'danger' : 'warning'}
          action={<Button size="small" text={patientsText('retry')} onClick={() => store.reload('details')} />}
        >
          {details.last === undefined
            ? patientsText('profile.failed', { why: patientFailureText(details.failure) })
            : patientsText('profile.stale', {
                time: patientTime.full(details.last.at),
                why: patientFailureText(details.failure),
              })}
        </Notice>
      )}
    </div>
  );
});

const Known = observer(function Known({
  store,
  details,
  canChat,
}: ProfileHeaderProps & { readonly details: PatientDetails }) {
  const patient = { id: details.id, name: fullName(details), highRisk: details.highRisk };
  const { activeChat } = details;
  return (
    <>
      <p className="profile-contact">
        {details.email}
        {details.dateOfBirth !== null &&
          ` · ${patientsText('profile.born', { day: patientTime.day(details.dateOfBirth) })}`}
      </p>
      <div className="profile-acts">
        {store.flag.changes.shown(patient).highRisk ? (
          <FlagIndicator />
        ) : (
          <span className="patient-hint">{patientsText('flag.off')}</span>
        )}
        {!details.onlyReads && <FlagButton flag={store.flag} patient={patient} />}
        {canChat && activeChat !== null && (
          <Link className="patient-chat" to={chatPath(activeChat)}>
            <ChatIcon size={14} />{' '}
            {patientsText('list.chat', { generation: patientsText(activeChat.pubNub ? 'list.v2' : 'list.v1') })}
          </Link>
        )}
      </div>
      <UnconfirmedFlag changes={store.flag.changes} patient={patient} />
      {details.onlyReads && <Notice intent="warning">{patientsText('profile.onlyReads')}</Notice>}
      <ProfileFacts store={store} details={details} />
    </>
  );
});
