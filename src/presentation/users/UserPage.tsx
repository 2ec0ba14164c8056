import { Button, Spinner } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { UserAccess } from '@/domain/users/UserAccess';
import { Columns, Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { Avatar } from '../kit/people/Avatar';
import { initialsOf } from '../kit/text/initialsOf';
import { writtenText } from '../kit/text/writtenText';
import { useMedia } from '../kit/useMedia';
import { useStore } from '../kit/useStore';
import { ChangeHistory } from '../kit/ChangeHistory';
import { UserDataPanel } from '../userData/UserDataPanel';
import { EffectiveScopes } from './EffectiveScopes';
import { MoveUserPanel } from './MoveUserPanel';
import { GivenRights } from './GivenRights';
import { RightsPanel } from './RightsPanel';
import { ScopeChanges } from './ScopeChanges';
import { TherapistDutyList } from './TherapistDutyList';
import type { UserAccessStore } from './UserAccessStore';
import { UserFacts } from './UserFacts';
import { UserKindMark, UserMark } from './UserMark';
import { userPath } from './userPath';
import type { UserStores } from './UserStores';
import { fullNameOf, momentText, userFailureText, usersText } from './usersText';

interface UserPageProps {
  readonly userId: string;
  readonly stores: UserStores;
  readonly mayChangeGroups: boolean;
  readonly mayMove: boolean;
  /** Address of the list from which the page was opened. */
  readonly backTo: string;
  readonly onRead: (access: UserAccess) => void;
}

/** One user: their scopes and where each comes from, and the forms to change them. */
export const UserPage = observer(function UserPage(props: UserPageProps) {
  const { userId, stores, mayChangeGroups, mayMove, backTo, onRead } = props;
  const store = useStore(() => stores.access(userId, onRead));
  const isWide = useMedia('(width >= 1200px)');
  const { known } = store;
  return (
    <Page labelledBy="user-title">
      <Header store={store} backTo={backTo} />
      {mayChangeGroups && known === undefined && isGone(store) ? (
        <PersonalData
          otherwise={<LoadState store={store} />}
          userId={userId}
          stores={stores}
          onChanged={() => void store.load()}
        />
      ) : (
        <LoadState store={store} />
      )}
      {known !== undefined && (
        <Columns
          sideSticky
          sideLabel={usersText('user.side')}
          side={<Side store={store} known={known} showsChanges={isWide} />}
        >
          <GivenRights grants={known.grants} />
          {known.groups.includes('therapist') && <TherapistDutyList duties={known.duties} />}
          <RightsPanel
            store={store}
            known={known}
            zone={stores.zone}
            mayChange={mayChangeGroups}
            showsChanges={!isWide}
          />
          <MoveUserPanel createStore={() => stores.move(userId, () => void store.load())} mayMove={mayMove} />
          {mayChangeGroups && <PersonalData userId={userId} stores={stores} onChanged={() => void store.load()} />}
          <ChangeHistory changes={known.changes} isPart={!store.isWhole} />
        </Columns>
      )}
    </Page>
  );
});

/** True for a user who was not found; there may be a receipt of their deletion. */
const isGone = ({ state }: UserAccessStore): boolean =>
  state.status === 'couldNotCheck' && state.failure.kind === 'notFound';

interface PersonalDataProps extends Pick<UserPageProps, 'userId' | 'stores'> {
  readonly onChanged: () => void;
  readonly otherwise?: ReactNode;
}

const PersonalData = ({ userId, stores, onChanged, ...rest }: PersonalDataProps) => (
  <UserDataPanel createStore={() => stores.userData.data(userId, onChanged)} pathOf={userPath} {...rest} />
);

const Header = observer(function Header({ store, backTo }: Pick<UserPageProps, 'backTo'> & StoreProps) {
  const { known } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = known === undefined ? usersText('user.title') : fullNameOf(known.user);
  return (
    <PageHeader
      id="user-title"
      headingRef={heading}
      back={{ to: backTo, text: usersText('back') }}
      title={<bdi>{writtenText(name)}</bdi>}
      {...(known !== undefined && {
        avatar: <Avatar initials={initialsOf(name)} person={known.user.id} size={40} />,
        tags: (
          <>
            <UserKindMark user={known.user} />
            {known.user.state !== 'active' && <UserMark user={known.user} />}
          </>
        ),
        lead: <UserFacts user={known.user} />,
      })}
      actions={
        <PendingButton
          variant="minimal"
          icon={<RefreshIcon />}
          aria-label={usersText('user.refresh')}
          title={usersText('user.refresh')}
          awaiting={store.loading}
          onClick={() => void store.load()}
        />
      }
    />
  );
});

interface SideProps extends StoreProps {
  readonly known: UserAccess;
  readonly showsChanges: boolean;
}

/** The user's scopes or, while rights are being edited, the effect of the edits. */
const Side = observer(function Side({ store, known, showsChanges }: SideProps) {
  if (!showsChanges || !store.hasChange) return <EffectiveScopes effective={known.effective} />;
  return (
    <Panel title={usersText('form.difference')}>
      <ScopeChanges difference={store.difference} />
    </Panel>
  );
});

interface StoreProps {
  readonly store: UserAccessStore;
}

const LoadState = observer(function LoadState({ store }: StoreProps) {
  const { state } = store;
  if (state.status === 'unknown') return <Spinner size={24} aria-label={usersText('user.loading')} />;
  return (
    <div role="alert">
      {state.status === 'couldNotCheck' && (
        <Notice
          intent={state.last === undefined ? 'danger' : 'warning'}
          action={<Button size="small" text={usersText('retry')} onClick={() => void store.load()} />}
        >
          {state.last === undefined
            ? usersText('user.failed', { why: userFailureText(state.failure) })
            : usersText('user.stale', { time: momentText(state.last.at), why: userFailureText(state.failure) })}
        </Notice>
      )}
      {store.known !== undefined && !store.isWhole && <Notice intent="warning">{usersText('user.unreadable')}</Notice>}
    </div>
  );
});
