import { ChatState } from '@/application/chat/client/ChatState';
import { CollectUnsentText } from '@/application/chat/messages/CollectUnsentText';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatPlace } from '#test/support/builders/drafts/draftPlaces';

describe('CollectUnsentText', () => {
  it('gathers waiting messages, texts just sent and drafts, by the name of the patient', () => {
    const board = new ChatState();
    board.post({ type: 'authorised', uid: 'me' });
    board.post({ type: 'update', update: { type: 'sessions', phase: 'known', sessions: [aSession()] } });
    board.post({
      type: 'update',
      update: {
        type: 'unsent',
        entries: [anUnsentMessage({ text: 'waiting' }), anUnsentMessage({ kind: 'delete', text: '' })],
      },
    });
    board.handOver('c-ana', 'just sent');
    board.setDraft(chatPlace('c-else'), 'half a sent');
    board.setDraft(chatPlace('c-ana'), '  ');
    expect(new CollectUnsentText(board).execute()).toEqual([
      { patientName: 'Ana Novak', text: 'waiting' },
      { patientName: 'Ana Novak', text: 'just sent' },
      { patientName: '', text: 'half a sent' },
    ]);
  });

  it('calls patients whose chat has gone by the name that is kept with their text', () => {
    const board = new ChatState();
    board.post({ type: 'authorised', uid: 'me' });
    board.post({
      type: 'update',
      update: { type: 'unsent', entries: [anUnsentMessage({ text: 'waiting', patientName: 'Ana Novak' })] },
    });
    board.post({
      type: 'drafts',
      drafts: new Map([['c-ben', 'half']]),
      patientNames: new Map([['c-ben', 'Ben Okafor']]),
    });
    expect(new CollectUnsentText(board).execute()).toEqual([
      { patientName: 'Ana Novak', text: 'waiting' },
      { patientName: 'Ben Okafor', text: 'half' },
    ]);
  });
});
