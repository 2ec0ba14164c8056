import { act, screen } from '@testing-library/react';
import type { ChatUpdate } from '@/application/chat/page/ChatUpdate';
import { aSession } from '#test/support/builders/chat/aSession';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { showShell } from '#test/support/builders/app/showShell';

beforeAll(() => loadTestTexts('session', 'app', 'access', 'presence', 'serverStatus', 'notifications', 'chat'));

describe('a chat that ends on the screen', () => {
  const ana = aSession();
  const ben = aSession({ chatSessionId: 'ben', channelId: 'c-ben' });

  async function reading(path: string) {
    const tools = showShell(path, ['chat:view-active-chats']);
    const states = [tools.work.chatState, tools.chat.chatState];
    const post = async (hostUpdate: ChatUpdate) =>
      act(async () => states.forEach(chatState => chatState.post(hostUpdate)));
    await screen.findByRole('heading', { level: 1, name: 'V2 Chat' });
    await post({ type: 'authorised', uid: 'ann' });
    await post({ type: 'sessions', phase: 'known', sessions: [ana, ben] });
    await act(async () => tools.work.stores.tabs.visit('/therapist/go-chat/all/ben'));
    await act(async () => tools.work.stores.tabs.visit(path));
    return { ...tools, post };
  }

  it('moves the focus to the heading of the list, so that nothing typed reaches another patient', async () => {
    const { post, user, titles, work } = await reading('/therapist/go-chat/all/ana');
    await user.type(await screen.findByRole('textbox', { name: /^Message to / }), 'Half a thou');
    await post({ type: 'chatEnded', channelId: ana.channelId });
    expect([window.location.pathname, titles.at(-1), work.ended]).toEqual([
      '/therapist/go-chat/all',
      'V2 Chat',
      ['Ana Novak'],
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /^Message to / })).not.toBeInTheDocument();
  });

  it('leads to the list when the chat left it unannounced and no act of the user explains it', async () => {
    const { post, work, clock } = await reading('/therapist/go-chat/all/ana');
    await post({ type: 'chatFailure', channelId: ana.channelId, kind: 'notInChat' });
    await post({ type: 'sessions', phase: 'known', sessions: [ben] });
    expect(
      screen.getByText('Either you have left the chat, or access to this chat has been revoked by an administrator.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to the conversations' })).toBeInTheDocument();
    await act(async () => clock.advance(1_500));
    expect([window.location.pathname, work.lost.map(({ patientName, isOut }) => [patientName, isOut])]).toEqual([
      '/therapist/go-chat/all',
      [['Ana Novak', true]],
    ]);
  });

  it('is not reported when it is listed again before the report is due', async () => {
    const { post, work, clock } = await reading('/therapist/go-chat/all/ana');
    await post({ type: 'sessions', phase: 'known', sessions: [ben] });
    await post({ type: 'sessions', phase: 'known', sessions: [ana, ben] });
    await act(async () => clock.advance(1_500));
    expect([window.location.pathname, work.lost]).toEqual(['/therapist/go-chat/all/ana', []]);
  });

  it('leaves a focus outside the page alone, and stays with the other chat that is open', async () => {
    const { post, user } = await reading('/therapist/go-chat/all/ana');
    await post({ type: 'chatEnded', channelId: ben.channelId });
    expect(window.location.pathname).toBe('/therapist/go-chat/all/ana');
    const button = screen.getByRole('button', { name: 'Make menu narrow' });
    await user.click(button);
    const { activeElement } = document;
    await post({ type: 'chatEnded', channelId: ana.channelId });
    expect(window.location.pathname).toBe('/therapist/go-chat/all');
    expect(activeElement).toHaveFocus();
  });
});
