import { observer } from 'mobx-react-lite';
import { createElement, useContext } from 'react';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { AreaBoundary } from '../../app/AreaBoundary';
import { LevelTag } from '../../kit/levels/LevelTag';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { useStores } from '../../app/useStores';
import '../acts/chatActs.css';
import { ChatActsContext } from '../acts/ChatActStores';
import type { ChatActStores } from '../acts/ChatActStores';
import { chatActsText } from '../acts/chatActsText';
import { HighRiskDialog } from './HighRiskDialog';
import { PatientSignsContext, type PatientSignsProps } from './PatientSignsContext';

/** The patient's high-risk flag, with a dialog to change it. */
export function HighRiskPanel({ session }: { readonly session: ChatSession }) {
  const stores = useContext(ChatActsContext);
  return stores && <Flag stores={stores} session={session} />;
}

const Flag = observer(function Flag({
  stores,
  session,
}: {
  readonly stores: ChatActStores;
  readonly session: ChatSession;
}) {
  const store = useStore(() => stores.highRisk(session));
  const { highRisk, sign } = store.shown(session);
  const seesSigns = useContext(PatientSignsContext) !== undefined;
  const isUnread = session.couldNotRead?.includes('highRisk') ?? false;
  return (
    <section>
      <h3>{chatActsText('risk.heading')}</h3>
      {highRisk && <LevelTag level="alarm">{chatActsText('risk.on')}</LevelTag>}
      {seesSigns && <KnownSigns patientId={session.patient.id} flag={highRisk || (store.change ? false : undefined)} />}
      <div className="risk-flag">
        {!highRisk && !seesSigns && <span>{chatActsText(isUnread && !store.change ? 'risk.unread' : 'risk.off')}</span>}
        {sign !== 'unconfirmed' && (
          <PendingButton
            quiet
            size="small"
            text={chatActsText(highRisk ? 'risk.remove' : 'risk.set')}
            awaiting={store.busy}
            onClick={() => store.ask(!highRisk)}
          />
        )}
      </div>
      <div role="status">{sign === 'asking' && <p className="act-hint">{chatActsText('risk.asking')}</p>}</div>
      <div role="alert">
        {sign === 'unconfirmed' && (
          <Notice
            intent="warning"
            action={
              <>
                <PendingButton
                  quiet
                  size="small"
                  text={chatActsText('risk.finish')}
                  awaiting={store.busy}
                  onClick={() => void store.finish(session)}
                />
                <PendingButton
                  quiet
                  size="small"
                  variant="minimal"
                  text={chatActsText('risk.abandon')}
                  awaiting={store.busy}
                  onClick={() => void store.abandon(session)}
                />
              </>
            }
          >
            {chatActsText('risk.unconfirmed')}
          </Notice>
        )}
        {store.failure !== undefined && store.asking === undefined && (
          <Notice intent="danger">{chatActsText('risk.nothing')}</Notice>
        )}
      </div>
      <HighRiskDialog store={store} session={session} />
    </section>
  );
});

/** Other known signs of the patient, including the flag. */
function KnownSigns(props: PatientSignsProps) {
  const PatientSigns = useContext(PatientSignsContext);
  const { report } = useStores();
  return (
    <div className="risk-signs">
      <AreaBoundary area="signs of a patient" report={report}>
        {PatientSigns && createElement(PatientSigns, props)}
      </AreaBoundary>
    </div>
  );
}
