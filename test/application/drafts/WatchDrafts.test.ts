import { ChatState } from '@/application/chat/page/ChatState';
import { WatchDrafts } from '@/application/drafts/WatchDrafts';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  const received: (readonly (readonly [string, string])[])[] = [];
  const stop = new WatchDrafts(chatState).execute(drafts => received.push([...drafts]));
  return { chatState, stop, received, last: () => received.at(-1) };
}

describe('WatchDrafts', () => {
  it('reports the drafts immediately, then every change', () => {
    const { chatState, last } = setUp();
    expect(last()).toEqual([]);
    chatState.setDraft(chatDraftKey('c-ana'), 'See you');
    chatState.setDraft(chatDraftKey('c-ben'), 'Dear Ben');
    expect(last()).toEqual([
      ['c-ana', 'See you'],
      ['c-ben', 'Dear Ben'],
    ]);
    chatState.setDraft(chatDraftKey('c-ana'), '');
    expect(last()).toEqual([['c-ben', 'Dear Ben']]);
  });

  it('reports stored drafts after a reload, and none once the user has signed out', () => {
    const { chatState, last } = setUp();
    chatState.post({ type: 'drafts', drafts: new Map([['c-ana', 'Kept']]) });
    expect(last()).toEqual([['c-ana', 'Kept']]);
    chatState.clear();
    expect(last()).toEqual([]);
  });

  it('does not count white space, an edit or a flag change as a draft', () => {
    const { chatState, last } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), ' \n');
    chatState.setDraft(chatDraftKey('edit:c-ben'), '17\nChanged');
    chatState.setDraft(chatDraftKey('risk:p-ana'), 'a\nb\nReason');
    expect(last()).toEqual([]);
  });

  it('reports nothing once unsubscribed', () => {
    const { chatState, stop, received } = setUp();
    stop();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you');
    chatState.clear();
    expect(received).toHaveLength(1);
  });
});
