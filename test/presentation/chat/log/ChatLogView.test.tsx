import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindChatLog } from '@/application/chat/messages/FindChatLog';
import { ChatLogStore } from '@/presentation/chat/log/ChatLogStore';
import { ChatLogView } from '@/presentation/chat/log/ChatLogView';
import { aChatLog } from '#test/support/builders/chat/aChatLog';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';
import { FakeChatLogGateway } from '#test/support/fakes/chat/FakeChatLogGateway';

async function search(patient: string, log = aChatLog()) {
  const gateway = new FakeChatLogGateway([log]);
  let reply = (): void => undefined;
  gateway.delayNext(new Promise(resolve => (reply = resolve)));
  const store = new ChatLogStore({ findChatLog: new FindChatLog(gateway), saveText: () => undefined });
  const stops = [store.start(), dropFocusOfDisabled(document)];
  const user = userEvent.setup();
  render(<ChatLogView store={store} />);
  await user.type(screen.getByRole('textbox'), patient);
  const find = screen.getByRole('button');
  await user.click(find);
  const stop = () => act(() => stops.forEach(end => end()));
  return { find, user, stop, answer: () => act(async () => reply()) };
}

describe('ChatLogView', () => {
  beforeAll(() => loadTestTexts('chat', 'chatLog'));

  it.each([
    ['p-7', 'when a log was found'],
    ['nobody', 'when no log was found'],
  ])('keeps the focus on the button that was pressed: %s, %s', async patient => {
    const { find, stop, answer } = await search(patient);
    expect(find).toHaveAttribute('aria-disabled', 'true');
    expect(find).toHaveFocus();
    await answer();
    expect(find).toHaveFocus();
    stop();
  });

  it('never says that there are no chats when some could not be read', async () => {
    const { stop, answer } = await search('p-7', { ...aChatLog(), chats: [], isWhole: false });
    await answer();
    expect(screen.getByText(/couldn’t be read/)).toBeVisible();
    expect(screen.queryByText('This patient has no V1 chats.')).toBeNull();
    stop();
  });

  it('does not take the focus from a user who has gone back to the field', async () => {
    const { stop, user, answer } = await search('p-7');
    await user.click(screen.getByRole('textbox'));
    await answer();
    expect(screen.getByRole('textbox')).toHaveFocus();
    stop();
  });
});
