import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { Notice } from '../../kit/Notice';
import { useAttention } from '../../kit/useAttention';
import { MomentList } from './moments/MomentList';
import type { MomentRow } from './moments/MomentRow';
import type { WindowSubscribers } from './moments/useMomentWindow';
import { patientTimelineCount, patientTimelineText, timelineFailureText } from './patientTimelineText';
import type { PatientTimelineStore } from './PatientTimelineStore';
import styles from './Timeline.module.css';

interface TimelineMomentsProps {
  readonly store: PatientTimelineStore;
  readonly row: (row: MomentRow) => ReactNode;
}

/** The rows of the history, newest first. Older pages are loaded when the end is near. */
export const TimelineMoments = observer(function TimelineMoments({ store, row }: TimelineMomentsProps) {
  const { rows, phase } = store;
  const onNearEnd = useCallback(() => store.reachedEnd(), [store]);
  const onShown = useCallback<WindowSubscribers['onShown']>(
    (rowIds, isInSight) => store.showing(rowIds, isInSight),
    [store],
  );
  useAttention(useCallback((focused: boolean, visible: boolean) => store.onScreen.attend(focused, visible), [store]));
  if (rows.length === 0) {
    if (phase === 'failed') return null;
    return (
      <p className={styles['none']} role="status">
        {phase === 'loading'
          ? patientTimelineText('loading')
          : patientTimelineText(store.chosen.length === 0 ? 'empty' : 'emptyFiltered')}
      </p>
    );
  }
  return (
    <>
      {store.folded.length > 0 && (
        <Button
          className={styles['coming'] ?? ''}
          size="small"
          variant="minimal"
          intent="primary"
          text={patientTimelineCount('coming', store.folded.length)}
          onClick={() => store.showComing()}
        />
      )}
      <MomentList
        entries={rows}
        label={patientTimelineText('list')}
        row={row}
        onNearEnd={onNearEnd}
        onShown={onShown}
      />
      <Foot store={store} />
    </>
  );
});

const Foot = observer(function Foot({ store }: { readonly store: PatientTimelineStore }) {
  const { older, failure } = store;
  return (
    <div className={styles['foot']}>
      <div role="status">
        {older === 'loading' && (
          <p>
            <Spinner size={14} tagName="span" aria-hidden /> {patientTimelineText('older.loading')}
          </p>
        )}
        {older === 'end' && <p>{patientTimelineText('older.end')}</p>}
      </div>
      <div role="alert">
        {older === 'failed' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={patientTimelineText('retry')} onClick={() => void store.loadOlder()} />}
          >
            {patientTimelineText('older.failed')} {failure !== undefined && timelineFailureText(failure)}
          </Notice>
        )}
      </div>
      {older === 'idle' && (
        <Button variant="minimal" text={patientTimelineText('older.more')} onClick={() => void store.loadOlder()} />
      )}
    </div>
  );
});
