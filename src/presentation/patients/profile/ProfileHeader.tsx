import { Button, Spinner } from '@blueprintjs/core';
import { ChatIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import { chatPath } from '../../chat/chatPath';
import { Notice } from '../../kit/Notice';
import { useMedia } from '../../kit/useMedia';
import { PageHeader } from '../../kit/layout/PageHeader';
import { Avatar } from '../../kit/people/Avatar';
import { EmailAddress } from '../../kit/text/EmailAddress';
import { patientInitials } from '../../kit/text/initialsOf';
import { patientNameText } from '../../kit/text/patientNameText';
import { PresenceDot } from '../../presence/PresenceDot';
import { FlagUndo } from '../risk/FlagUndo';
import { UnconfirmedFlag } from '../risk/UnconfirmedFlag';
import { fullName } from '../fullName';
import { patientFailureText, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { routes } from '../../app/routes/routes';
import { ProfileMenu } from './ProfileMenu';
import { FlagSign, RiskSigns } from './RiskSigns';
import type { ProfileStore } from './ProfileStore';
import { useStickyBar } from '../useStickyBar';
import styles from './Profile.module.css';

/** Below this width there is no space beside the name. */
const IS_SMALL = '(width < 640px)';

interface ProfileHeaderProps {
  readonly store: ProfileStore;
  readonly canChat: boolean;
  readonly children?: ReactNode;
}

/**
 * The patient's name and signs of risk, always visible. Each part is loaded separately, and unknown parts say so.
 * `children`: the links to the other pages.
 */
export const ProfileHeader = observer(function ProfileHeader({ store, canChat, children }: ProfileHeaderProps) {
  const { details, flaggable } = store;
  const bar = useStickyBar();
  const isSmall = useMedia(IS_SMALL);
  return (
    <>
      <div className={styles['bar']} ref={bar}>
        <PageHeader
          back={{ to: routes.generalRisk.pattern, text: patientsText('profile.back') }}
          title={<Who details={details} />}
          tags={!isSmall && <FlagSign store={store} />}
          actions={<Acts store={store} canChat={canChat} />}
          areActionsSmall
          {...(details !== undefined && { lead: <Identity store={store} details={details} /> })}
        />
        <RiskSigns store={store} withFlag={isSmall} />
        <FlagUndo changes={store.flag.changes} only={store.patientId} />
        {flaggable !== undefined && <UnconfirmedFlag changes={store.flag.changes} patient={flaggable} />}
        {children}
      </div>
      <DetailsState store={store} />
      {details?.onlyReads === true && <Notice intent="warning">{patientsText('profile.onlyReads')}</Notice>}
    </>
  );
});

function Who({ details }: { readonly details: PatientDetails | undefined }) {
  if (details === undefined) return patientsText('profile.unnamed');
  return (
    <span className={styles['who']}>
      <Avatar initials={patientInitials(details)} person={details.userId} />
      <bdi>{patientNameText(fullName(details))}</bdi>
    </span>
  );
}

/** The facts that must be right before anything is written about a patient. */
const Identity = observer(function Identity({
  store,
  details: { dateOfBirth, email },
}: {
  readonly store: ProfileStore;
  readonly details: PatientDetails;
}) {
  const { age, presence } = store;
  return (
    <span className={styles['identity']}>
      <span>{dateOfBirth === null ? patientsText('profile.bornUnknown') : bornText(dateOfBirth, age)}</span>
      <EmailAddress address={email} />
      <span className={styles['presence']}>
        <PresenceDot sign={presence} />
        <span aria-hidden={presence !== 'unknown'}>
          {patientsText(presence === 'unknown' ? 'profile.presenceUnknown' : `profile.${presence}`)}
        </span>
      </span>
    </span>
  );
});

const bornText = (dateOfBirth: string, age: number | null): string =>
  age === null
    ? patientsText('profile.born', { day: patientTime.day(dateOfBirth) })
    : patientsText('profile.bornAge', { day: patientTime.day(dateOfBirth), age });

const Acts = observer(function Acts({ store, canChat }: Omit<ProfileHeaderProps, 'children'>) {
  const { details } = store;
  const activeChat = details?.activeChat ?? null;
  return (
    <>
      <ProfileMenu store={store} />
      {canChat && activeChat !== null && (
        <Link
          className={`bp6-button bp6-intent-primary ${styles['chat']}`}
          to={chatPath(activeChat)}
          aria-label={patientsText('profile.chat', { generation: patientsText(`list.${activeChat.generation}`) })}
        >
          <ChatIcon />
          <span className={styles['chatWords']}>{patientsText('list.openChat')}</span>
        </Link>
      )}
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
