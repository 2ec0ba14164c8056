import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { momentTime } from './moments/momentTime';
import { patientTimelineCount, patientTimelineText, timelineFailureText } from './patientTimelineText';
import type { PatientTimelineStore } from './PatientTimelineStore';
import styles from './Timeline.module.css';

/** Says how many moments of the history are new. */
export const NewMomentsStatus = observer(function NewMomentsStatus({
  store,
}: {
  readonly store: PatientTimelineStore;
}) {
  return (
    <p className={styles['news']} role="status">
      {newMomentsText(store)}
    </p>
  );
});

/** Says that nothing is new only of what was loaded, and names the part if it is not the whole history. */
function newMomentsText({
  lookedAt,
  newCount,
  phase,
  moments,
  older,
  chosen,
  unreadable,
}: PatientTimelineStore): string {
  if (lookedAt === 'unknown' || (phase === 'loading' && (moments.length === 0 || newCount === 0)))
    return patientTimelineText('news.checking');
  if (phase === 'failed') return '';
  if (lookedAt === 'couldNotCheck') return patientTimelineText('news.unknown');
  if (lookedAt === null) return '';
  if (newCount === 0 && unreadable > 0) return patientTimelineText('news.unreadable');
  const words = {
    time: momentTime.full(lookedAt),
    groups: chosen.map(group => patientTimelineText(`filter.${group}`)).join(', '),
    loaded: String(moments.length),
  };
  const among = `${chosen.length === 0 ? 'everything' : 'chosen'}.${older === 'end' ? 'whole' : 'loaded'}` as const;
  return newCount === 0
    ? patientTimelineText(`news.none.${among}`, words)
    : patientTimelineCount(`news.some.${among}`, newCount, words);
}

/** The parts of the history that could not be loaded or read. */
export const TimelineFailures = observer(function TimelineFailures({
  store,
}: {
  readonly store: PatientTimelineStore;
}) {
  const { phase, failure, moments, checkedAt, unreadable } = store;
  return (
    <div role="alert" className={styles['failures']}>
      {unreadable > 0 && <Notice intent="warning">{patientTimelineCount('unreadable', unreadable)}</Notice>}
      {phase === 'failed' && failure !== undefined && (
        <Notice
          intent="danger"
          action={<Button size="small" text={patientTimelineText('retry')} onClick={() => store.reload()} />}
        >
          {moments.length === 0
            ? patientTimelineText('failed')
            : patientTimelineText('stale', { time: momentTime.clock(checkedAt) })}{' '}
          {timelineFailureText(failure)}
        </Notice>
      )}
    </div>
  );
});
