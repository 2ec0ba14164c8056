import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { DischargeDialog } from '../../patients/list/DischargeDialog';
import '../../patients/patients.css';
import type { PatientStores } from '../../patients/PatientStores';
import { useStore } from '../../kit/useStore';
import { chatActsText } from './chatActsText';
import { UnsentNotices, type UnsentNoticesProps } from './UnsentNotices';

export interface ChatDischargeProps extends UnsentNoticesProps {
  readonly stores: Pick<PatientStores, 'discharge'>;
  readonly session: ChatSession;
  /** Number of requests to open it. */
  readonly asked: number;
  readonly onGone: () => void;
  readonly onClosed: () => void;
}

/** The checklist of a discharge, opened from a chat, and what would be lost with the chat. */
export const ChatDischarge = observer(function ChatDischarge({
  stores,
  session,
  asked,
  onGone,
  onClosed,
  ...notices
}: ChatDischargeProps) {
  const store = useStore(() => stores.discharge(onGone));
  const { name } = notices;
  const { channelId, patient } = session;
  useEffect(
    () => store.open({ id: patient.id, name, place: 0, channelId }),
    [store, asked, patient.id, name, channelId],
  );
  return (
    <DischargeDialog store={store} onClosed={onClosed}>
      <p>{chatActsText('leaving.discharge.text', { name })}</p>
      <UnsentNotices {...notices} />
    </DischargeDialog>
  );
});
