import { observer } from 'mobx-react-lite';
import type { AlertReach } from '@/domain/messageAlerts/MessageAlert';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { formatNumber } from '../kit/table/tablesText';
import { dateFormat } from '../kit/time/dateFormat';
import type { AlertEditorStore } from './AlertEditorStore';
import styles from './AlertReachPanel.module.css';
import { alertFailureText, messageAlertsCount, messageAlertsText, peopleText } from './messageAlertsText';

interface StoreProps {
  readonly store: AlertEditorStore;
}

/** The number of people whom the message would reach as entered. */
export const AlertReachPanel = observer(function AlertReachPanel({ store }: StoreProps) {
  const { reach, target } = store;
  return (
    <Panel
      title={messageAlertsText('reach.title')}
      actions={
        reach.status === 'known' && (
          <span className={styles['counted']}>
            {messageAlertsText('reach.counted', { time: dateFormat.clock(reach.at) })}
          </span>
        )
      }
    >
      <div role="status">
        {target.audiences.length === 0 && <Hint>{messageAlertsText('reach.nobody')}</Hint>}
        {target.audiences.length > 0 && reach.status === 'unknown' && (
          <Hint>{messageAlertsText('reach.counting')}</Hint>
        )}
        {reach.status === 'couldNotCheck' && (
          <Hint>{messageAlertsText('reach.failed', { why: alertFailureText(reach.failure) })}</Hint>
        )}
        {reach.status === 'known' && target.audiences.length > 0 && (
          <p className={styles['people']}>{peopleText(target, reach.value)}</p>
        )}
      </div>
      {reach.status === 'known' && <Parts reach={reach.value} isPublic={target.audiences.includes('public')} />}
    </Panel>
  );
});

function Parts({ reach, isPublic }: { readonly reach: AlertReach; readonly isPublic: boolean }) {
  const { organisations, otherVersions } = reach;
  return (
    <>
      {organisations.length > 0 && (
        <dl className={styles['parts']}>
          {organisations.map(({ id, name, people, below }) => (
            <div key={id}>
              <dt>
                {below === 0
                  ? name
                  : messageAlertsText('reach.row', { name, below: messageAlertsCount('people.below', below) })}
              </dt>
              <dd>{formatNumber(people)}</dd>
            </div>
          ))}
        </dl>
      )}
      {otherVersions > 0 && <Hint>{messageAlertsCount('people.otherVersions', otherVersions)}</Hint>}
      {isPublic && <Hint>{messageAlertsText('reach.public')}</Hint>}
    </>
  );
}
