import type { ChatEventDto } from '@/infrastructure/http/chat/chatDtos';
import { readChatEvent } from '@/infrastructure/http/chat/AxiosChatGateway';

const document: ChatEventDto = {
  id: 'e1',
  type: 'message',
  channel: 'PatientTherapistChat.c1',
  participants: ['ann', 'pat'],
  seq: '17723574000000002',
  timeId: '17723574000000001',
  sender: 'pat',
  text: 'Hello',
  clientTs: '17723574000000001',
};
const base = {
  channelId: 'PatientTherapistChat.c1',
  seq: 17_723_574_000_000_002n,
  timeId: 17_723_574_000_000_001n,
  sender: 'pat',
};

describe('readChatEvent', () => {
  it.each([
    ['a message', document, { ...base, type: 'message', text: 'Hello', clientTs: 17_723_574_000_000_001n }],
    [
      'an empty edit',
      { ...document, type: 'edit', text: '' },
      { ...base, type: 'edit', text: '', clientTs: 17_723_574_000_000_001n },
    ],
    [
      'a deletion',
      { ...document, type: 'delete', text: undefined },
      { ...base, type: 'delete', clientTs: 17_723_574_000_000_001n },
    ],
    ['a read mark', { ...document, type: 'read' }, { ...base, type: 'read' }],
    ['typing', { ...document, type: 'typing', isTyping: true }, { ...base, type: 'typing', isTyping: true }],
    ['the end', { ...document, type: 'ended' }, { ...base, type: 'ended' }],
    [
      'participants',
      { ...document, type: 'participants', people: [{ userId: 'pat', role: 'patient', name: 'Pat', patientId: 'p1' }] },
      { ...base, type: 'participants', people: [{ userId: 'pat', role: 'patient', name: 'Pat', patientId: 'p1' }] },
    ],
  ])('reads %s', (_, data, event) => {
    expect(readChatEvent(JSON.parse(JSON.stringify(data)))).toEqual(event);
  });

  it.each([
    ['like', { liked: 'true' }],
    ['answer', { replyTo: 17 }],
    ['id of its author', { clientTs: undefined }],
    ['id of its author and read mark', { clientTs: 'odd', upTo: {} }],
  ])('keeps the text of a message whose %s is malformed', (_, part) => {
    expect(readChatEvent({ ...document, ...part })).toEqual({
      ...base,
      type: 'message',
      text: 'Hello',
      clientTs: 17_723_574_000_000_001n,
    });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'hello'],
    ['an unknown type', { ...document, type: 'poke' }],
    ['a time id as a number', { ...document, timeId: 17_723_574_000_000_000 }],
    ['a time id of 16 digits', { ...document, timeId: '1772357400000000' }],
    ['a message without text', { ...document, text: undefined }],
    ['an edit without clientTs', { ...document, type: 'edit', clientTs: undefined }],
    ['participants without people', { ...document, type: 'participants' }],
    ['no channel', { ...document, channel: undefined }],
  ])('rejects %s', (_, data) => {
    expect(readChatEvent(data)).toBeUndefined();
  });
});
