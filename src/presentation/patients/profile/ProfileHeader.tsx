import { Button, Spinner } from '@blueprintjs/core';
import { ArrowLeftIcon, ChatIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import { chatPath } from '../../chat/chatPath';
import { Notice } from '../../kit/Notice';
import { FlagButton } from '../risk/FlagButton';
import { LevelTag } from '../../kit/levels/LevelTag';
import type { Flaggable } from '../risk/Flaggable';
import { FlagUndo } from '../risk/FlagUndo';
import { UnconfirmedFlag } from '../risk/UnconfirmedFlag';
import { fullName } from '../fullName';
import { patientFailureText, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { PATIENTS_PATH } from '../profilePath';
import { ProfileFacts, ProfileRisk } from './ProfileFacts';
import type { ProfileStore } from './ProfileStore';
import { useStickyBar } from '../useStickyBar';
import { patientNameText } from '../../kit/text/patientNameText';

interface ProfileHeaderProps {
  readonly store: ProfileStore;
  readonly canChat: boolean;
  readonly children?: ReactNode;
}

/**
 * The patient's name and urgent facts, always visible, and the rest above the page. Each part is loaded separately, and
 * unknown parts say so. `children`: the links to the other pages.
 */
export const ProfileHeader = observer(function ProfileHeader({ store, canChat, children }: ProfileHeaderProps) {
  const { details } = store;
  const bar = useStickyBar();
  return (
    <>
      <div className="profile-bar" ref={bar}>
        <header className="profile-head">
          <Link className="profile-back" to={PATIENTS_PATH}>
            <ArrowLeftIcon size={14} /> {patientsText('profile.back')}
          </Link>
          <h1>
            {details === undefined ? patientsText('profile.unnamed') : <bdi>{patientNameText(fullName(details))}</bdi>}
          </h1>
          {details !== undefined && <FlagAndChat store={store} details={details} canChat={canChat} />}
          {details !== undefined && <ProfileRisk store={store} />}
        </header>
        <FlagUndo changes={store.flag.changes} only={store.patientId} />
        {details !== undefined && <UnconfirmedFlag changes={store.flag.changes} patient={flaggable(details)} />}
        {children}
      </div>
      <DetailsState store={store} />
      {details?.onlyReads === true && <Notice intent="warning">{patientsText('profile.onlyReads')}</Notice>}
      {details !== undefined && <ProfileFacts store={store} details={details} />}
    </>
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

const flaggable = (details: PatientDetails): Flaggable => ({
  id: details.id,
  name: fullName(details),
  highRisk: details.highRisk,
});

const FlagAndChat = observer(function FlagAndChat({
  store,
  details,
  canChat,
}: Omit<ProfileHeaderProps, 'children'> & { readonly details: PatientDetails }) {
  const patient = flaggable(details);
  const { activeChat } = details;
  return (
    <div className="profile-acts">
      {store.flag.changes.shown(patient).highRisk ? (
        <LevelTag level="alarm">{patientsText('flag.on')}</LevelTag>
      ) : (
        <span className="patient-hint">{patientsText('flag.off')}</span>
      )}
      {!details.onlyReads && <FlagButton flag={store.flag} patient={patient} />}
      {canChat && activeChat !== null && (
        <Link className="patient-chat" to={chatPath(activeChat)}>
          <ChatIcon size={14} />{' '}
          {patientsText('list.chat', { generation: patientsText(`list.${activeChat.generation}`) })}
        </Link>
      )}
    </div>
  );
});
