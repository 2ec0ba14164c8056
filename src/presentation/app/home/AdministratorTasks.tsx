import { Button, Classes, Spinner } from '@blueprintjs/core';
import { RefreshIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DueTask, TaskKind } from '@/domain/app/dueTasks';
import type texts from '../../../../public/i18n/en/home.json';
import { showPath, SHOW_MANY } from '../../accessCodes/codePath';
import { Downloaded } from '../../kit/Downloaded';
import { EmptyState } from '../../kit/layout/EmptyState';
import { Panel } from '../../kit/layout/Panel';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { dateFormat } from '../../kit/time/dateFormat';
import { ownClock } from '../../kit/time/ownClock';
import { regionTime } from '../../regions/regionTime';
import { userBulkPath } from '../../users/promotions/userBulkPath';
import { routes } from '../routes/routes';
import { DELETIONS_PATH, reviewPath } from '../../users/userPath';
import styles from './AdministratorTasks.module.css';
import type { AdministratorTasksStore } from './AdministratorTasksStore';

const homeText = textsOf<typeof texts>('home');

interface AdministratorTasksProps {
  /** Downloads administration, which has the window's one store of tasks. */
  readonly load: () => Promise<{ readonly tasks: AdministratorTasksStore }>;
  /** The kinds of tasks that this user is responsible for. */
  readonly kinds: readonly TaskKind[];
  /** True if patients may need the user as well; another panel shows them. */
  readonly hasPatients: boolean;
  readonly mayFindPeople: boolean;
}

/** The tasks due for an administrator, the most serious first: for each kind, a number and a link to the list. */
export function AdministratorTasks({ load, kinds, ...rest }: AdministratorTasksProps) {
  return (
    <Downloaded load={load} fallback={<Spinner size={24} aria-label={homeText('checking')} />}>
      {({ tasks }) => <Tasks key={kinds.join()} store={tasks} kinds={kinds} {...rest} />}
    </Downloaded>
  );
}

interface TasksProps extends Omit<AdministratorTasksProps, 'load'> {
  readonly store: AdministratorTasksStore;
}

const Tasks = observer(function Tasks({ store, kinds, hasPatients, mayFindPeople }: TasksProps) {
  useState(() => store.setKinds(kinds));
  useEffect(() => store.start(), [store]);
  const { due, unchecked, isChecking, isNothing } = store.tasks;
  return (
    <Panel
      flush
      title={homeText(hasPatients ? 'administration' : 'title')}
      count={due.length}
      actions={<Checked store={store} />}
      {...(mayFindPeople && { foot: <Link to={routes.users.pattern}>{homeText('users')}</Link> })}
    >
      {due.length > 0 && (
        <ul className={styles['tasks']}>
          {due.map(task => (
            <Task key={task.kind} task={task} store={store} />
          ))}
        </ul>
      )}
      {unchecked.map(kind => (
        <div key={kind} className={styles['unchecked']}>
          <Notice
            intent="warning"
            action={<Button size="small" text={homeText('retry')} onClick={() => store.refresh()} />}
          >
            {homeText(`unchecked.${kind}`)}
          </Notice>
        </div>
      ))}
      {isChecking && <p className={styles['checking']}>{homeText('checking')}</p>}
      {isNothing && (
        <EmptyState
          good
          icon={<TickCircleIcon size={40} />}
          title={homeText('nothing')}
          text={homeText('checked', { time: dateFormat.clock(store.checkedAt) })}
        />
      )}
    </Panel>
  );
});

/** The time of the last check, and a button to check again. */
const Checked = observer(function Checked({ store }: Pick<TasksProps, 'store'>) {
  const { isNothing, isChecking } = store.tasks;
  return (
    <>
      {!isNothing && !isChecking && (
        <span className={styles['checked']}>{homeText('checked', { time: dateFormat.clock(store.checkedAt) })}</span>
      )}
      <PendingButton
        variant="minimal"
        icon={<RefreshIcon />}
        aria-label={homeText('refresh')}
        title={homeText('refresh')}
        awaiting={store.isLoading}
        onClick={() => store.refresh()}
      />
    </>
  );
});

interface TaskProps {
  readonly task: DueTask;
  readonly store: AdministratorTasksStore;
}

/** The only kinds that are coloured: patients are without cover, or a review is overdue. */
const GRAVE: readonly TaskKind[] = ['coverGaps', 'rightsDue'];

const Task = observer(function Task({ task: { kind, count, isAtLeast }, store }: TaskProps) {
  const isGrave = GRAVE.includes(kind);
  const about = aboutText(kind, store);
  const title = textCatalogue.text('home', `task.${kind}`, { count });
  const to = pathOf(kind, store);
  return (
    <li className={isGrave ? `${styles['task']} ${styles['grave']}` : styles['task']}>
      <span className={styles['number']}>{isAtLeast ? homeText('atLeast', { count }) : count}</span>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {about !== undefined && (
          <p className={styles['about']} title={about}>
            {isGrave && <WarningSignIcon size={12} />}
            {about}
          </p>
        )}
      </div>
      <Link className={Classes.BUTTON} aria-label={`${homeText(`open.${kind}`)}: ${title}`} to={to}>
        <span className={Classes.BUTTON_TEXT}>{homeText(`open.${kind}`)}</span>
      </Link>
    </li>
  );
});

/** The path of the page that lists what was counted. */
function pathOf(kind: TaskKind, store: AdministratorTasksStore): string {
  if (kind === 'coverGaps') return routes.region.pattern;
  if (kind === 'rightsDue') return reviewPath('due');
  if (kind === 'deletions') return DELETIONS_PATH;
  if (kind === 'subscriptions' || kind === 'seats') return organisationsPath(kind, store);
  const id = store.subjectOf(kind)?.subjectId;
  if (kind === 'codeActions') return id === undefined ? routes.organisations.pattern : showPath(id, SHOW_MANY);
  return (id === undefined ? undefined : userBulkPath(id)) ?? reviewPath('all');
}

/** The path of the list of organisations, or of the organisation if there is only one. */
function organisationsPath(kind: 'subscriptions' | 'seats', store: AdministratorTasksStore): string {
  const [first, second] = store.organisationsOf(kind);
  if (first === undefined || second !== undefined) return routes.organisations.pattern;
  const page = kind === 'seats' ? routes.organisationCodes : routes.organisation;
  return page.to({ organisationId: first.id });
}

const MOST_NAMED = 3;
const listed = new Intl.ListFormat('en-GB');

/** A line about the first of the things that were counted. */
function aboutText(kind: TaskKind, store: AdministratorTasksStore): string | undefined {
  if (kind === 'coverGaps') return gapText(store);
  if (kind === 'rightsDue') return rightText(store);
  if (kind === 'deletions') {
    const since = store.firstDeletion?.requestedAt;
    return since === undefined
      ? homeText('about.deletionUnknown')
      : homeText('about.deletion', { day: dateFormat.date(since, ownClock.zone) });
  }
  if (kind === 'subscriptions' || kind === 'seats') {
    const names = store.organisationsOf(kind).map(({ name }) => name);
    return names.length <= MOST_NAMED
      ? listed.format(names)
      : homeText('about.organisations', {
          names: names.slice(0, MOST_NAMED).join(', '),
          more: names.length - MOST_NAMED,
        });
  }
  const about = store.subjectOf(kind);
  return about === undefined ? homeText('about.unreadable') : homeText('about.subject', { subject: about.subject });
}

function gapText({ gaps, zone }: AdministratorTasksStore): string | undefined {
  const [first] = gaps;
  if (first === undefined) return undefined;
  const time = regionTime.stretch(first.from, first.to, zone);
  return homeText(gaps.length === 1 ? 'about.coverGap' : 'about.firstCoverGap', { time });
}

function rightText({ dueRights: [first], overdueSince }: AdministratorTasksStore): string | undefined {
  if (first === undefined) return undefined;
  const { firstName, lastName, emailAddress } = first.user;
  const name = `${firstName} ${lastName}`.trim() || emailAddress;
  return overdueSince === undefined
    ? homeText('about.rightEver', { name })
    : homeText('about.right', { name, day: dateFormat.date(overdueSince, ownClock.zone) });
}
