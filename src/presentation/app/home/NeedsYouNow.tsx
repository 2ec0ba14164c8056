import { Button } from '@blueprintjs/core';
import { TickCircleIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accessText } from '../../access/accessText';
import { requestListPath } from '../../chat/chatPath';
import { EmptyState } from '../../kit/layout/EmptyState';
import { Columns } from '../../kit/layout/Page';
import { Count, Panel } from '../../kit/layout/Panel';
import { LevelTag, rowLevelClass } from '../../kit/levels/LevelTag';
import { Avatar } from '../../kit/people/Avatar';
import { loadOnDemand } from '../../kit/loadOnDemand';
import { Notice } from '../../kit/Notice';
import { steadyList } from '../../kit/steadyList';
import { initialsOf } from '../../kit/text/initialsOf';
import { patientNameText } from '../../kit/text/patientNameText';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { dateFormat } from '../../kit/time/dateFormat';
import { AreaBoundary } from '../AreaBoundary';
import { useStores } from '../useStores';
import { waitingText } from '../toolbar/waitingText';
import { appCount, appText } from '../appText';
import { useShellStores } from '../useShellStores';
import type { HomePatientsPart } from './HomePatients';
import { homeRowText } from './homeRowText';
import { homeRows, type HomeRow } from './homeRows';
import styles from './NeedsYouNow.module.css';

/** Number of rows shown until the user asks for the rest. */
const FIRST_ROWS = 8;
const HomePatients = loadOnDemand(
  async () => {
    const [{ HomePatients: Part }] = await Promise.all([import('./HomePatients'), textCatalogue.add('patients')]);
    return Part;
  },
  () => null,
);

/** True for each source that the user may read. */
interface Sources {
  readonly answers: boolean;
  readonly chats: boolean;
  readonly lists: boolean;
}

/**
 * Everyone who needs the therapist, one row per patient, in a single order. An unknown list is never shown as empty.
 */
export const NeedsYouNow = observer(function NeedsYouNow() {
  const { access, chatBadges, notifications } = useShellStores();
  const [part, setPart] = useState<HomePatientsPart | undefined>();
  const [isLost, lose] = useState(false);
  const sources: Sources = {
    answers: access.verdict('chat:view-requests') === 'allow',
    chats: access.verdict('chat:view-active-chats') === 'allow',
    lists: access.verdict('therapist:list-patients') === 'allow',
  };
  const { requests } = notifications;
  const isCertain =
    (!sources.answers || requests.state === 'live') &&
    (!sources.chats || chatBadges.phase === 'known') &&
    (!sources.lists || part?.store.isCertain === true);
  const isPending =
    (sources.answers && requests.state === 'unknown') ||
    (sources.chats && chatBadges.isPending) ||
    (sources.lists && !isLost && (part === undefined || part.store.list.status === 'loading'));
  const rows = homeRows({
    requests: sources.answers ? requests.waiting : [],
    chats: sources.chats ? chatBadges.chats : [],
    patients: part?.store.arranged ?? [],
  });
  return (
    <Columns
      side={
        <>
          {part && <part.Today />}
          {sources.answers && <RequestCounts />}
        </>
      }
    >
      <Doubts sources={sources} onLoaded={setPart} onLost={lose} />
      <Needs rows={rows} part={part} isCertain={isCertain} isPending={isPending} />
    </Columns>
  );
});

interface DoubtsProps {
  readonly sources: Sources;
  readonly onLoaded: (part: HomePatientsPart | undefined) => void;
  readonly onLost: (isLost: boolean) => void;
}

/** Says which sources could not be read, with a button to retry. */
const Doubts = observer(function Doubts({ sources: { answers, chats, lists }, onLoaded, onLost }: DoubtsProps) {
  const { chatBadges, notifications, assignedPatients: load } = useShellStores();
  const { report } = useStores();
  const { requests } = notifications;
  return (
    <div className={styles['doubts']}>
      {answers && (requests.state === 'failed' || requests.state === 'delayed') && (
        <Doubt onRetry={() => requests.recheck()}>{appText('home.requestsUnknown')}</Doubt>
      )}
      {chats && (chatBadges.phase === 'failed' || chatBadges.phase === 'partial') && (
        <Doubt onRetry={() => chatBadges.reload()}>
          {appText(chatBadges.phase === 'failed' ? 'home.unreadFailed' : 'home.unreadPartial')}
        </Doubt>
      )}
      {lists && (
        <AreaBoundary
          area="assigned patients"
          report={(error, context) => {
            onLost(true);
            report(error, context);
          }}
          onRetry={() => onLost(false)}
        >
          <HomePatients load={load} onLoaded={onLoaded} />
        </AreaBoundary>
      )}
    </div>
  );
});

interface NeedsProps {
  readonly rows: readonly HomeRow[];
  readonly part: HomePatientsPart | undefined;
  /** True if the list is known to be complete. */
  readonly isCertain: boolean;
  readonly isPending: boolean;
}

const Needs = observer(function Needs({ rows, part, isCertain, isPending }: NeedsProps) {
  const { steady, now } = useShellStores().chatBadges;
  const [showsAll, showAll] = useState(false);
  // The rows are cut before they are arranged: new urgent rows come after the held ones, but never behind the button.
  const shown = steady.arrange(showsAll ? rows : rows.slice(0, FIRST_ROWS), ({ id }) => id, 'home');
  const more = rows.length > FIRST_ROWS && (
    <Button
      variant="minimal"
      intent="primary"
      size="small"
      className={styles['more'] ?? ''}
      text={showsAll ? appText('home.showFewer') : appCount('home.showAll', rows.length)}
      onClick={() => showAll(!showsAll)}
    />
  );
  return (
    <Panel
      title={appText('home.needs')}
      count={rows.length}
      isAtLeast={!isCertain}
      flush
      actions={part && <part.Updated />}
      {...(more !== false && { foot: more })}
    >
      <ul
        className={`home-needs ${styles['rows']}`}
        {...steadyList(
          steady,
          shown.map(({ id }) => id),
        )}
      >
        {shown.map((row, at) => (
          <NeedRow key={row.id} row={row} part={part} isFirst={at === 0} />
        ))}
      </ul>
      {rows.length === 0 && isCertain && (
        <EmptyState
          good
          icon={<TickCircleIcon size={40} />}
          title={appText('home.nobody')}
          text={appText('home.checked', { time: dateFormat.clock(now) })}
        />
      )}
      {isPending && <p className={styles['none']}>{appText('home.checking')}</p>}
      {rows.length === 0 && !isPending && !isCertain && <p className={styles['none']}>{appText('home.unsure')}</p>}
    </Panel>
  );
});

function Doubt({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }) {
  return (
    <Notice intent="warning" action={<Button size="small" text={appText('home.retry')} onClick={onRetry} />}>
      {children}
    </Notice>
  );
}

interface NeedRowProps {
  readonly row: HomeRow;
  readonly part: HomePatientsPart | undefined;
  readonly isFirst: boolean;
}

const NeedRow = observer(function NeedRow({ row, part, isFirst }: NeedRowProps) {
  const { chatBadges } = useShellStores();
  const { now } = chatBadges;
  const { name, person, level, alarms, unread, since, isLate, to, act } = homeRowText(row, now);
  const hasAlarm = level === 'alarm' || row.kind === 'request';
  return (
    <li className={`${styles['row']} ${rowLevelClass(level)}`}>
      <Avatar initials={initialsOf(name)} person={person} />
      <div className={styles['words']}>
        <Link className={styles['name']} to={to}>
          <bdi>{patientNameText(name)}</bdi>
        </Link>
        <div className={styles['line']}>
          {alarms.map(alarm => (
            <LevelTag key={alarm} level="alarm">
              {alarm}
            </LevelTag>
          ))}
          {unread !== undefined && <LevelTag level="watch">{unread}</LevelTag>}
          {part && 'arranged' in row && row.arranged !== undefined && (
            <part.Signs arranged={row.arranged} isWaitShown={typeof since === 'number'} />
          )}
          {row.kind === 'request' && (
            <span className={styles['quote']}>
              {row.request.message === ''
                ? appText('home.asks')
                : appText('home.asksFor', { message: row.request.message })}
            </span>
          )}
          {row.kind === 'chat' && row.chat.unread > 0 && (
            <span className={styles['quote']}>{appCount('chats.unread', row.chat.unread)}</span>
          )}
          {'chat' in row && row.chat !== undefined && row.chat.undecided > 0 && (
            <LevelTag level="watch">{appCount('chats.undecided', row.chat.undecided)}</LevelTag>
          )}
        </div>
      </div>
      {typeof since === 'number' && (
        <span className={`${styles['wait']} ${isLate ? styles[hasAlarm ? 'late' : 'lateWatch'] : ''}`.trim()}>
          {waitingText(since, now)}
        </span>
      )}
      <Link
        className={`bp6-button bp6-small ${isFirst ? 'bp6-intent-primary' : 'bp6-outlined'} ${styles['act']}`}
        to={to}
        aria-label={appText('home.actFor', { act, name })}
      >
        {act}
      </Link>
    </li>
  );
});

/** The number of waiting requests in each generation. */
const RequestCounts = observer(function RequestCounts() {
  const { requests } = useShellStores().notifications;
  const isLate = requests.sign.level === 'urgent' || requests.sign.level === 'overdue';
  return (
    <Panel title={appText('home.requests')} flush>
      <ul className={styles['rows']}>
        {(['v1', 'v2'] as const).map(generation => {
          const waiting = requests.waitingIn(generation);
          const isKnown = requests.stateIn(generation) === 'live';
          return (
            <li key={generation} className={styles['count']}>
              <Link to={requestListPath(generation)}>
                {accessText(generation === 'v1' ? 'links.chatRequestsV1' : 'links.chatRequestsV2')}
              </Link>
              {waiting > 0 ? (
                <Count of={waiting} intent={isLate ? 'danger' : 'accent'} />
              ) : (
                <span className={styles['wait']}>{appText(isKnown ? 'home.noneWaits' : 'home.notChecked')}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
});
