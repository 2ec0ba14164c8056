import type { ReactNode } from 'react';
import type { ListedUser } from '@/domain/users/ListedUser';
import { EmailAddress } from '../kit/text/EmailAddress';
import { writtenText } from '../kit/text/writtenText';
import { UserKindMark, UserMark } from './UserMark';
import { momentText, usersText } from './usersText';

/** Who somebody is, as far as it matters for what they may do. */
export function UserFacts({ user }: { readonly user: ListedUser }) {
  const { emailAddress, organisation, accessCode, lastSignInAt } = user;
  const facts: readonly (readonly [title: string, value: ReactNode])[] = [
    [usersText('column.emailAddress'), <EmailAddress key="email" address={emailAddress} />],
    [
      usersText('column.organisation'),
      organisation === undefined ? (
        usersText('noOrganisation')
      ) : (
        <bdi key="organisation">{writtenText(organisation.name)}</bdi>
      ),
    ],
    [usersText('user.accessCode'), accessCode ?? usersText('user.noAccessCode')],
    [usersText('column.lastSignIn'), lastSignInAt === undefined ? usersText('never') : momentText(lastSignInAt)],
  ];
  return (
    <section className="organisation-panel" aria-label={usersText('user.facts')}>
      <p className="user-marks">
        <UserMark user={user} />
        <UserKindMark user={user} />
      </p>
      <dl className="user-facts">
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
