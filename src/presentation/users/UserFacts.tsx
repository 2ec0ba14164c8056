import { EnvelopeIcon, KeyIcon, OfficeIcon, TimeIcon } from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';
import type { ListedUser } from '@/domain/users/ListedUser';
import { EmailAddress } from '../kit/text/EmailAddress';
import { writtenText } from '../kit/text/writtenText';
import styles from './UserFacts.module.css';
import { momentText, usersText } from './usersText';

/** Facts that identify a user, in a line below their name. */
export function UserFacts({ user }: { readonly user: ListedUser }) {
  const { emailAddress, organisation, accessCode, lastSignInAt, state } = user;
  return (
    <span className={styles['facts']} role="group" aria-label={usersText('user.facts')}>
      <Fact icon={<EnvelopeIcon size={12} />} title={usersText('column.emailAddress')}>
        <EmailAddress address={emailAddress} />
      </Fact>
      <Fact icon={<OfficeIcon size={12} />} title={usersText('column.organisation')}>
        {organisation === undefined ? usersText('user.noOrganisation') : <bdi>{writtenText(organisation.name)}</bdi>}
      </Fact>
      <Fact icon={<KeyIcon size={12} />} title={usersText('user.accessCode')}>
        {accessCode ?? usersText('user.noAccessCode')}
      </Fact>
      {/* Left out if the state already says that the user has never signed in. */}
      {(lastSignInAt !== undefined || state !== 'neverSignedIn') && (
        <Fact icon={<TimeIcon size={12} />} title={usersText('column.lastSignIn')}>
          {lastSignInAt === undefined
            ? usersText('user.neverSignedIn')
            : usersText('user.signedIn', { time: momentText(lastSignInAt) })}
        </Fact>
      )}
    </span>
  );
}

interface FactProps {
  readonly icon: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <span title={title}>
      {icon}
      <span className="visually-hidden">{title}</span> <span>{children}</span>
    </span>
  );
}
