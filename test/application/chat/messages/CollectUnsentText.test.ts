import { ChatState } from '@/application/chat/page/ChatState';
import { CollectUnsentText } from '@/application/chat/messages/CollectUnsentText';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

describe('CollectUnsentText', () => {
  it('collects pending messages, texts just sent and drafts, by the name of the patient', () => {
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    chatState.post({
      type: 'unsent',
      entries: [anUnsentMessage({ text: 'waiting' }), anUnsentMessage({ kind: 'delete', text: '' })],
    });
    chatState.markSubmitted('c-ana', 'just sent');
    chatState.setDraft(chatDraftKey('c-else'), 'half a sent');
    chatState.setDraft(chatDraftKey('c-ana'), '  ');
    expect(new CollectUnsentText(chatState).execute()).toEqual([
      { patientName: 'Ana Novak', text: 'waiting' },
      { patientName: 'Ana Novak', text: 'just sent' },
      { patientName: '', text: 'half a sent' },
    ]);
  });

  it('names patients whose chat is gone by the name saved with their text', () => {
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.post({ type: 'unsent', entries: [anUnsentMessage({ text: 'waiting', patientName: 'Ana Novak' })] });
    chatState.post({
      type: 'drafts',
      drafts: new Map([['c-ben', 'half']]),
      patientNames: new Map([['c-ben', 'Ben Okafor']]),
    });
    expect(new CollectUnsentText(chatState).execute()).toEqual([
      { patientName: 'Ana Novak', text: 'waiting' },
      { patientName: 'Ben Okafor', text: 'half' },
    ]);
  });
});
