import { observer } from 'mobx-react-lite';
import { writtenText } from '../../kit/text/writtenText';
import { settingsCount, settingsText } from './settingsText';
import { subscriptionAsEntered, subscriptionText } from './subscriptionText';
import type { SettingsStore } from './SettingsStore';
import styles from './SubscriptionNote.module.css';

/** The state of the subscription as it is and as entered, and its meaning for patients who want to join. */
export const SubscriptionNote = observer(function SubscriptionNote({ store }: { readonly store: SettingsStore }) {
  const { page, changed } = store;
  const { known, subscription } = page;
  const next = subscriptionAsEntered(store);
  if (known === undefined || subscription === undefined) return null;
  const acting = changed.length === 0 ? subscription : next;
  const isClosed = acting?.state === 'ended' || acting?.state === 'notStarted';
  const inheritingCount = known.settings.subscription.endsOn.inheriting?.count;
  return (
    <div className={styles['note']} role="status">
      <dl>
        <div>
          <dt>{settingsText('subscription.now')}</dt>
          <dd>{subscriptionText(subscription, page.zone)}</dd>
        </div>
        {changed.length > 0 && (
          <div>
            <dt>{settingsText('subscription.asEntered')}</dt>
            <dd>{subscriptionText(next, page.zone)}</dd>
          </div>
        )}
      </dl>
      {isClosed && inheritingCount !== undefined && (
        <p>
          <bdi>{writtenText(settingsCount('subscription.closed', inheritingCount, { name: known.name }))}</bdi>
        </p>
      )}
    </div>
  );
});
