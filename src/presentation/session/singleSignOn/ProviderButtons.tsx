import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { PendingButton } from '../../kit/PendingButton';
import { useStore } from '../../kit/useStore';
import { useStores } from '../../app/useStores';
import { Banner } from '../Banner';
import { sessionText } from '../sessionText';
import { singleSignOnFailureText } from './singleSignOnFailureText';

export const ProviderButtons = observer(function ProviderButtons({ closed }: { readonly closed: boolean }) {
  const stores = useStores();
  const store = useStore(() => stores.providers());
  const { phase, providers, failure, leavingFor } = store;
  if (phase === 'loading' || (phase === 'known' && providers.length === 0)) return null;
  return (
    <section className="session-providers">
      <Banner text={failure && singleSignOnFailureText(failure)} />
      {phase === 'failed' ? (
        <p className="session-hint">
          {sessionText('signIn.providersFailed')}{' '}
          <Button
            variant="minimal"
            size="small"
            text={sessionText('signIn.tryAgain')}
            onClick={() => void store.load()}
          />
        </p>
      ) : (
        <>
          <h2>{sessionText('signIn.or')}</h2>
          {providers.map(({ clientID, clientName }) => (
            <PendingButton
              key={clientID}
              fill
              text={clientName}
              awaiting={leavingFor === clientID}
              disabled={closed || leavingFor !== undefined}
              onClick={() => void store.choose(clientID)}
            />
          ))}
        </>
      )}
    </section>
  );
});
