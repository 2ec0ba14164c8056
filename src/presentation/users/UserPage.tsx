import { Button, Spinner } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { UserAccess } from '@/domain/users/UserAccess';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { ChangeHistory } from '../organisations/page/ChangeHistory';
import { EffectiveScopes } from './EffectiveScopes';
import { MoveUserPanel } from './MoveUserPanel';
import { GivenRights } from './GivenRights';
import { RightsPanel } from './RightsPanel';
import { TherapistDutyList } from './TherapistDutyList';
import type { UserAccessStore } from './UserAccessStore';
import { UserFacts } from './UserFacts';
import type { UserStores } from './UserStores';
import { fullNameOf, momentText, userFailureText, usersText } from './usersText';

interface UserPageProps {
  readonly userId: string;
  readonly stores: UserStores;
  readonly mayChangeGroups: boolean;
  readonly mayMove: boolean;
  readonly onBack: () => void;
  readonly onRead: (access: UserAccess) => void;
}

/** One person: what they may do, where it comes from, and what can be changed. */
export const UserPage = observer(function UserPage(props: UserPageProps) {
  const { userId, stores, mayChangeGroups, mayMove, onBack, onRead } = props;
  const store = useStore(() => stores.access(userId, onRead));
  const { known } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="user-page" aria-labelledby="user-title">
      <header className="user-head">
        <Button variant="minimal" icon={<ArrowLeftIcon />} text={usersText('back')} onClick={onBack} />
        <h1 id="user-title" tabIndex={-1} ref={heading}>
          <bdi>{known === undefined ? usersText('user.title') : writtenText(fullNameOf(known.user))}</bdi>
        </h1>
        <PendingButton
          size="small"
          variant="minimal"
          text={usersText('user.refresh')}
          awaiting={store.loading}
          onClick={() => void store.load()}
        />
      </header>
      <LoadState store={store} />
      {known !== undefined && (
        <div className="user-panels">
          <div>
            <UserFacts user={known.user} />
            <MoveUserPanel createStore={() => stores.move(userId, () => void store.load())} mayMove={mayMove} />
            <RightsPanel store={store} known={known} zone={stores.zone} mayChange={mayChangeGroups} />
          </div>
          <div>
            <EffectiveScopes effective={known.effective} />
            {known.groups.includes('therapist') && <TherapistDutyList duties={known.duties} />}
            <GivenRights grants={known.grants} />
            <ChangeHistory changes={known.changes} isPart={!store.isWhole} />
          </div>
        </div>
      )}
    </article>
  );
});

const LoadState = observer(function LoadState({ store }: { readonly store: UserAccessStore }) {
  const { access } = store;
  if (access.status === 'unknown') return <Spinner size={24} aria-label={usersText('user.loading')} />;
  return (
    <div role="alert">
      {access.status === 'couldNotCheck' && (
        <Notice
          intent={access.last === undefined ? 'danger' : 'warning'}
          action={<Button size="small" text={usersText('retry')} onClick={() => void store.load()} />}
        >
          {access.last === undefined
            ? usersText('user.failed', { why: userFailureText(access.failure) })
            : usersText('user.stale', { time: momentText(access.last.at), why: userFailureText(access.failure) })}
        </Notice>
      )}
      {store.known !== undefined && !store.isWhole && <Notice intent="warning">{usersText('user.unreadable')}</Notice>}
    </div>
  );
});
