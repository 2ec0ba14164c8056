import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { EmailPreferences } from '@/application/transactional/ports/TransactionalGateway';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import type { EmailPreferencesStore } from './EmailPreferencesStore';
import styles from './TransactionalPage.module.css';
import { LinkMessage, TransactionalPage } from './TransactionalPage';
import { preferencesFailureText, transactionalText } from './transactionalText';

interface EmailPreferencesPageProps {
  readonly create: () => EmailPreferencesStore;
}

/** Lets a reader see which emails they receive, and change that. Each takes a press of a button. */
export const EmailPreferencesPage = observer(function EmailPreferencesPage({ create }: EmailPreferencesPageProps) {
  const [store] = useState(create);
  const { preferences, failure, isBusy, isOver } = store;
  const isShown = preferences !== undefined;
  if (isOver && !isShown && failure !== undefined)
    return (
      <LinkMessage
        page={transactionalText('emailPreferences.title')}
        title={transactionalText('emailPreferences.over')}
        text={preferencesFailureText(failure)}
        isAlert
      />
    );
  return (
    <TransactionalPage
      title={transactionalText('emailPreferences.title')}
      lead={isShown || isOver ? undefined : transactionalText('emailPreferences.lead')}
    >
      <div role="alert">
        {failure !== undefined && <Notice intent="danger">{preferencesFailureText(failure)}</Notice>}
        {store.outcome === 'unconfirmed' && (
          <Notice intent="warning">{transactionalText('emailPreferences.unconfirmed')}</Notice>
        )}
      </div>
      {isShown && !isOver && <Subscription store={store} preferences={preferences} />}
      {!isShown && !isOver && (
        <PendingButton
          intent="primary"
          text={transactionalText('emailPreferences.press')}
          awaiting={isBusy}
          onClick={() => void store.show()}
        />
      )}
    </TransactionalPage>
  );
});

interface SubscriptionProps {
  readonly store: EmailPreferencesStore;
  readonly preferences: EmailPreferences;
}

const Subscription = observer(function Subscription({ store, preferences }: SubscriptionProps) {
  const { emailAddress, isSubscribed } = preferences;
  const state = isSubscribed ? 'subscribed' : 'unsubscribed';
  const saved = isSubscribed ? 'savedSubscribed' : 'savedUnsubscribed';
  return (
    <>
      <h2>{transactionalText('emailPreferences.address', { email: emailAddress })}</h2>
      <div role="status">
        {store.outcome === 'saved' ? (
          <Notice intent="success">{transactionalText(`emailPreferences.${saved}`)}</Notice>
        ) : (
          <p>{transactionalText(`emailPreferences.${state}`)}</p>
        )}
      </div>
      <PendingButton
        text={transactionalText(`emailPreferences.${isSubscribed ? 'unsubscribe' : 'subscribe'}`)}
        awaiting={store.isBusy}
        onClick={() => void store.setSubscribed(!isSubscribed)}
      />
      <p className={styles['hint']}>{transactionalText('emailPreferences.always')}</p>
    </>
  );
});
