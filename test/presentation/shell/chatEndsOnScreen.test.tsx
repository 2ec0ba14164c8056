import { act, screen } from '@testing-library/react';
import type { ChatReport } from '@/application/chat/ChatBoard';
import { aSession } from '#test/support/builders/aSession';
import { loadTestTexts } from '#test/support/builders/loadTestTexts';
import { showShell } from '#test/support/builders/showShell';

beforeAll(() => loadTestTexts('session', 'shell', 'access', 'presence', 'serverStatus', 'notifications', 'chat'));

describe('a chat that ends on the screen', () => {
  const ana = aSession();
  const ben = aSession({ chatSessionId: 'ben', channelId: 'c-ben' });

  async function reading(path: string) {
    const tools = showShell(path, ['chat:view-active-chats']);
    const boards = [tools.work.board, tools.chat.board];
    const post = async (report: ChatReport) => act(async () => boards.forEach(board => board.post(report)));
    await screen.findByRole('heading', { level: 1, name: 'V2 Chat' });
    await post({ type: 'authorised', uid: 'ann' });
    await post({ type: 'news', news: { type: 'sessions', phase: 'known', sessions: [ana, ben] } });
    await act(async () => tools.work.stores.tabs.visit('/therapist/go-chat/all/ben'));
    await act(async () => tools.work.stores.tabs.visit(path));
    return { ...tools, post };
  }

  it('leads to the list of chats and gives the focus to its heading, so that nothing typed reaches another patient', async () => {
    const { post, user, titles, work } = await reading('/therapist/go-chat/all/ana');
    await user.type(await screen.findByRole('textbox', { name: /^Message to / }), 'Half a thou');
    await post({ type: 'news', news: { type: 'chatEnded', channelId: ana.channelId } });
    expect([window.location.pathname, titles.at(-1), work.ended]).toEqual(['/therapist/go-chat/all', 'V2 Chat', ['Ana Novak']]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /^Message to / })).not.toBeInTheDocument();
  });

  it('leaves the focus outside the page where it is, and whoever reads another chat in that chat', async () => {
    const { post, user } = await reading('/therapist/go-chat/all/ana');
    await post({ type: 'news', news: { type: 'chatEnded', channelId: ben.channelId } });
    expect(window.location.pathname).toBe('/therapist/go-chat/all/ana');
    const button = screen.getByRole('button', { name: 'Make menu narrow' });
    await user.click(button);
    const { activeElement } = document;
    await post({ type: 'news', news: { type: 'chatEnded', channelId: ana.channelId } });
    expect(window.location.pathname).toBe('/therapist/go-chat/all');
    expect(activeElement).toHaveFocus();
  });
});
