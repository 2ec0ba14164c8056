import { DialogBody } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { chatText } from '../chatText';
import { chatTime } from '../chatTime';
import type { DiagnosticsStore } from './DiagnosticsStore';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

/** The state of the chat engine as text. It contains no patient data, so it can be read out or photographed. */
export const DiagnosticsDialog = observer(function DiagnosticsDialog({ store }: { readonly store: DiagnosticsStore }) {
  return (
    <DashboardDialog
      isOpen={store.shown}
      title={chatText('diagnostics.title')}
      onClose={() => store.hide()}
      className="chat-diagnostics"
    >
      <DialogBody tabIndex={0}>
        <dl className="chat-facts">
          <Fact name={chatText('diagnostics.sync')} value={syncText(store)} />
          {store.generations.map(({ generation, chats, unsent, isLate }) => (
            <Fact
              key={generation}
              name={chatText(`list.${generation}`)}
              value={
                `${chatText('diagnostics.channels', { chats, unsent })} ` +
                chatText(isLate ? 'diagnostics.late' : 'diagnostics.onTime')
              }
            />
          ))}
        </dl>
        <h3>{chatText('diagnostics.startUp')}</h3>
        <dl className="chat-facts">
          {store.steps.map(({ step, state, limitSeconds }) => (
            <Fact
              key={step}
              name={chatText(`startUp.${step}`)}
              value={`${chatText(`startUp.${state}`)} ${chatText('diagnostics.limit', { seconds: limitSeconds })}`}
            />
          ))}
        </dl>
        <h3>{chatText('diagnostics.support')}</h3>
        <dl className="chat-facts">
          <Fact
            name={chatText('diagnostics.version')}
            value={chatText('diagnostics.versionIs', {
              version: store.engineVersion ?? store.expected,
              required: store.required,
            })}
          />
          <Fact name={chatText('diagnostics.mask')} value={String(store.mask)} />
          <Fact name={chatText('diagnostics.initialised')} value={yesOrNo(store.status.initialised)} />
          <Fact name={chatText('diagnostics.chatsLoaded')} value={yesOrNo(store.status.chatsLoaded)} />
          <Fact name={chatText('diagnostics.messagesPending')} value={yesOrNo(store.status.messagesPending)} />
        </dl>
      </DialogBody>
    </DashboardDialog>
  );
});

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

const yesOrNo = (holds: boolean): string => chatText(holds ? 'diagnostics.yes' : 'diagnostics.no');

function syncText({ sync }: DiagnosticsStore): string {
  const phase = chatText(`diagnostics.${sync.phase}`);
  return 'since' in sync
    ? `${phase} ${chatText('diagnostics.since', { time: chatTime.ofDay(sync.since), attempt: sync.attempt })}`
    : phase;
}
