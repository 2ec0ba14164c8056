import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { SystemClock } from '@/infrastructure/system/kernel/SystemClock';
import { ConversationRow } from '@/presentation/chat/conversations/ConversationRow';
import { WaitingRequestRow } from '@/presentation/chat/conversations/WaitingRequestRow';
import { MessageRow } from '@/presentation/chat/messages/MessageRow';
import { ChatRequestRow } from '@/presentation/chat/requests/ChatRequestRow';
import { VisibleMessages } from '@/presentation/chat/timeline/scroll/VisibleMessages';
import { TimelineStore } from '@/presentation/chat/timeline/TimelineStore';
import { PatientRow } from '@/presentation/patients/list/PatientRow';
import { MomentEntry } from '@/presentation/patients/timeline/moments/MomentEntry';
import { StoresContext } from '@/presentation/kit/useStores';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { testStores } from '#test/support/builders/app/testStores';
import { Conversation, CHANNEL, NOW } from '../page/Conversation';
import { SmallTimeline } from '../page/SmallTimeline';

const nothing = (): void => undefined;
const seen = new VisibleMessages(new SystemClock(), nothing);
const { stores } = testStores();
const conversations = chatSetUp().stores.conversations();
const [plain] = new Conversation(1, 0).rows;

/** The newest message, which may answer another one. */
function message(text: string, quoted?: string): ReactElement {
  if (plain === undefined) throw new Error('The conversation is empty.');
  const patient = { ...plain.message, uuid: 'ana', meta: { ...plain.message.meta, owner: 'Patient' } } as const;
  const id = toTimeId(NOW - 600_000);
  const author = 'Ana Novak';
  const reply = quoted === undefined ? {} : { reply: { id, text: quoted, author, uuid: 'ana', deleted: false } };
  const shown: ChatMessage = { ...patient, text, meta: { ...patient.meta, ...reply } };
  const messages: readonly ChatMessage[] =
    quoted === undefined ? [shown] : [{ ...patient, timeId: id, originalId: id, text: quoted }, shown];
  const timeline = new SmallTimeline();
  const store = new TimelineStore(CHANNEL, timeline.useCases);
  store.start();
  timeline.open(
    messages.map(one => ({ ...plain, message: one })),
    messages,
  );
  return (
    <MessageRow
      store={store}
      timeId={shown.timeId}
      patientName={author}
      patientAuthor={author}
      now={NOW}
      seen={seen}
      current
      onReply={nothing}
    />
  );
}

const patient = (firstName: string) => ({
  id: 'p-ana',
  userId: 'ana',
  email: 'ana@example.org',
  firstName,
  lastName: '',
});

function conversation(text: string, name = 'Ana'): ReactElement {
  const timeId = toTimeId(NOW);
  const session = aSession({
    patient: patient(name),
    unread: 1,
    lastMessage: { timeId, seq: timeId, sender: 'ana', text, deleted: false },
  });
  return <ConversationRow store={conversations} session={session} list={undefined} isOpen={false} isStop={false} />;
}

function request(text: string, name: string): ReactElement {
  return (
    <ChatRequestRow
      row={{
        request: aChatRequest({ message: text }),
        name,
        mayBeEmergency: false,
        hasMessage: true,
        level: 'none',
        accepting: false,
      }}
      now={NOW}
      onAccept={nothing}
    />
  );
}

function assigned(name: string): ReactElement {
  const person = anAssignedPatient({ firstName: name });
  const store = patientTools([person]).stores.list();
  return (
    <ul className="patient-rows">
      <PatientRow store={store} row={{ patient: person, reasons: [], grounds: [], signs: [] }} />
    </ul>
  );
}

function moment(text: string): ReactElement {
  const entry = {
    moment: aMoment({ note: text }),
    shown: 'shown',
    startsDay: false,
    isNew: false,
    belowLooked: false,
    isOwn: false,
  } as const;
  const row = { id: 'm-1', entry, more: [], opens: true, closes: true };
  return <MomentEntry row={row} recordPath="" actions={{ onRead: nothing }} />;
}

const rows: Readonly<Record<string, (text: string) => ReactElement>> = {
  'a message': text => message(text),
  'what a message answers': text => message('yes', text),
  'the last line of a conversation': text => conversation(text),
  'the name in the list of conversations': text => conversation('yes', text),
  'the name of somebody who waits': text => (
    <WaitingRequestRow isStop={false} mayBeEmergency={false} request={aChatRequest()} name={text} now={NOW} />
  ),
  'the message of a request': text => request(text, 'Ana'),
  'the name in a request': text => request('yes', text),
  'the name in the list of patients': text => assigned(text),
  'a text in the timeline of a patient': text => moment(text),
};

/** A row of each field that a patient fills, with this text in it. */
export const textRows: Readonly<Record<string, (text: string) => ReactElement>> = Object.fromEntries(
  Object.entries(rows).map(([field, row]) => [
    field,
    text => (
      <StoresContext.Provider value={stores}>
        <MemoryRouter>{row(text)}</MemoryRouter>
      </StoresContext.Provider>
    ),
  ]),
);
