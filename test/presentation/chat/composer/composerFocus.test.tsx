import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { Composer } from '@/presentation/chat/composer/Composer';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

function setUp() {
  const { stores } = chatSetUp();
  const phrases = stores.readyPhrases();
  const draw = (channelId: string, name: string) => (
    <Composer
      key={channelId}
      store={stores.composer(channelId)}
      phrases={phrases}
      conflictingDrafts={stores.conflictingDraftList(channelId)}
      patientName={name}
      onEditLast={() => false}
      onSent={() => undefined}
    />
  );
  const { rerender } = render(draw('c-ana', 'Ana'));
  return { user: userEvent.setup(), goTo: (channelId: string, name: string) => rerender(draw(channelId, name)) };
}

describe('the focus of the composer', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('stays with a user who was typing to another patient and chose nothing else', async () => {
    const { user, goTo } = setUp();
    await user.type(screen.getByRole('textbox', { name: 'Message to Ana' }), 'Half a thou');
    goTo('c-ben', 'Ben');
    expect(screen.getByRole('textbox', { name: 'Message to Ben' })).not.toHaveFocus();
    await user.keyboard('ght');
    expect(screen.getByRole('textbox', { name: 'Message to Ben' })).toHaveValue('');
  });

  it('moves to the composer when the other patient was chosen', async () => {
    const { user, goTo } = setUp();
    await user.type(screen.getByRole('textbox', { name: 'Message to Ana' }), 'Half a thought');
    await user.click(document.body);
    goTo('c-ben', 'Ben');
    expect(screen.getByRole('textbox', { name: 'Message to Ben' })).toHaveFocus();
    await user.keyboard('Hello{Control>}k{/Control}');
    goTo('c-cleo', 'Cleo');
    expect(screen.getByRole('textbox', { name: 'Message to Cleo' })).toHaveFocus();
  });
});

describe('the length of a message', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('is shown near and above the limit', () => {
    setUp();
    const write = (length: number) =>
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(length) } });
    write(MESSAGE_TEXT_LIMIT - 2);
    expect(screen.getByText('2 characters left')).toBeInTheDocument();
    write(MESSAGE_TEXT_LIMIT + 3);
    expect(screen.getByText('3 characters too many')).toBeInTheDocument();
  });
});
