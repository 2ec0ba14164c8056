import { Button, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';
import { FieldFrame } from '../../kit/forms/FieldFrame';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { LevelTag } from '../../kit/levels/LevelTag';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { PendingButton } from '../../kit/PendingButton';
import '../acts/chatActs.css';
import type { ChatActStores } from '../acts/ChatActStores';
import { chatActsText } from '../acts/chatActsText';
import { claimFailureText } from './claimFailureText';
import type { ClaimChatStore } from './ClaimChatStore';
import { FindPatientForm } from '../FindPatientForm';
import { chatPath } from '../chatPath';
import { dateFormat } from '../../kit/time/dateFormat';
import { writtenText } from '../../kit/text/writtenText';
import { privateField } from '../../kit/privateField';

/** Takes over the lead of a patient's chat, after showing its current lead. */
export const ClaimChatPage = observer(function ClaimChatPage({ stores }: { readonly stores: ChatActStores }) {
  const store = useStore(() => stores.claim());
  const [parameters] = useSearchParams();
  const patient = parameters.get('patient');
  useEffect(() => {
    if (patient === null) return;
    store.type(patient);
    void store.find();
  }, [store, patient]);
  return (
    <Page className="claim">
      <PageHeader title={chatActsText('claim.title')} lead={chatActsText('claim.lead')} />
      <FindPatientForm
        label={chatActsText('claim.field')}
        query={store.query}
        onType={text => store.type(text)}
        findLabel={chatActsText('claim.find')}
        isFinding={store.busy && store.found === undefined}
        isFound={store.found !== undefined}
        onFind={() => void store.find()}
      />
      <div role="alert">
        {store.failure !== undefined && (
          <Notice intent={store.failure.failure.kind === 'changed' ? 'warning' : 'danger'}>
            {claimFailureText(store.failure)}
          </Notice>
        )}
      </div>
      <div role="status">{store.found !== undefined && <Found store={store} chat={store.found} />}</div>
    </Page>
  );
});

const Found = observer(function Found({
  store,
  chat,
}: {
  readonly store: ClaimChatStore;
  readonly chat: ClaimableChat;
}) {
  const navigate = useNavigate();
  const { lead, patient } = chat;
  const name = store.nameOf(chat);
  const open = (): void => void navigate(chatPath(chat));
  const claim = (): void =>
    void store.claim().then(gained => {
      if (gained !== undefined) void navigate(chatPath(gained));
    });
  return (
    <section className="claim-found" aria-labelledby="claim-found-title">
      <h2 id="claim-found-title">
        {name === undefined ? (
          chatActsText('claim.chatOfStranger')
        ) : (
          <bdi>{writtenText(chatActsText('claim.chatOf', { name }))}</bdi>
        )}
      </h2>
      {name === undefined && <p>{chatActsText('claim.hidden')}</p>}
      {chat.highRisk === true && <LevelTag level="alarm">{chatActsText('claim.highRisk')}</LevelTag>}
      <dl className="claim-facts">
        <dt>{chatActsText('claim.leadNow')}</dt>
        <dd>
          <bdi>{lead.isMe ? chatActsText('claim.you', { name: lead.name }) : lead.name}</bdi>
        </dd>
        {patient !== undefined && (
          <>
            <dt>{chatActsText('claim.email')}</dt>
            <dd>{patient.email}</dd>
          </>
        )}
        <dt>{chatActsText('claim.generation')}</dt>
        <dd>{chatActsText(`generation.${chat.generation}`)}</dd>
        <dt>{chatActsText('claim.startedAt')}</dt>
        <dd>{dateFormat.full(chat.startedAt)}</dd>
        <dt>{chatActsText('claim.lastMessageAt')}</dt>
        <dd>
          {chat.lastMessageAt === undefined ? chatActsText('claim.noMessages') : dateFormat.full(chat.lastMessageAt)}
        </dd>
      </dl>
      {lead.isMe ? (
        <>
          <p>{chatActsText('claim.already')}</p>
          <Button text={chatActsText('claim.open')} onClick={open} />
        </>
      ) : (
        <>
          <Notice intent="warning">{chatActsText('claim.warning', { lead: lead.name })}</Notice>
          <FieldFrame
            id="claim-reason"
            label={chatActsText('claim.reason')}
            hint={chatActsText('claim.reasonHint')}
            holds="reason"
          >
            <TextArea
              {...privateField}
              id="claim-reason"
              aria-describedby="claim-reason-hint"
              fill
              value={store.reason}
              onChange={event => store.explain(event.currentTarget.value)}
            />
          </FieldFrame>
          <PendingButton
            intent="primary"
            text={chatActsText('claim.confirm', { lead: lead.name })}
            awaiting={store.busy}
            onClick={claim}
          />
        </>
      )}
    </section>
  );
});
