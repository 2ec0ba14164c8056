import type { AlertChange } from '@/domain/messageAlerts/MessageAlert';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { writtenText } from '../kit/text/writtenText';
import { dateFormat } from '../kit/time/dateFormat';
import { messageAlertsText } from './messageAlertsText';

/** The newest changes to a message: who, when, what and why. */
export function AlertHistory({ changes }: { readonly changes: readonly AlertChange[] }) {
  return (
    <Panel title={messageAlertsText('history.title')}>
      {changes.length === 0 && <Hint>{messageAlertsText('history.none')}</Hint>}
      {changes.map(({ at, byName, sentence, reason }, place) => (
        <div key={`${at} ${place}`}>
          <p>
            <bdi>{writtenText(sentence)}</bdi>
          </p>
          {reason !== undefined && <p dir="auto">{messageAlertsText('history.reason', { reason })}</p>}
          <Hint>{messageAlertsText('history.by', { name: byName, at: dateFormat.full(at) })}</Hint>
        </div>
      ))}
    </Panel>
  );
}
