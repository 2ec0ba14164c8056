import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from '@/presentation/chat/composer/Composer';
import { useStore } from '@/presentation/kit/useStore';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const LEAD = 'Text from another window:';
const ben = aSession({
  chatSessionId: 'ben',
  channelId: 'c-ben',
  patient: { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' },
});

function setUp(drafts: ReadonlyMap<string, string>) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
  chat.engine.emit({ type: 'drafts', drafts });
  const phrases = chat.stores.readyPhrases();
  function OneChat() {
    const store = useStore(() => chat.stores.composer('c-ana'));
    const conflictingDrafts = useStore(() => chat.stores.conflictingDraftList('c-ana'));
    return (
      <Composer
        store={store}
        phrases={phrases}
        conflictingDrafts={conflictingDrafts}
        patientName="Ana"
        onEditLast={() => false}
        onSent={() => undefined}
      />
    );
  }
  render(<OneChat />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...chat, press, box: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ana' }) };
}

describe('a draft from another window', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('is inserted at the cursor, where writing continues, and is then no longer offered', async () => {
    const { engine, press, box } = setUp(
      new Map([
        ['c-ana', 'Hello Ana'],
        ['beside:c-ana', '["see you"]'],
      ]),
    );
    expect(screen.getByRole('status')).toHaveTextContent(`${LEAD}see you`);
    box().setSelectionRange(5, 5);
    await press('Insert text');
    expect([box().value, box().selectionStart]).toEqual(['Hello see you Ana', 13]);
    expect(box()).toHaveFocus();
    expect(screen.queryByText(LEAD)).toBeNull();
    expect(engine.commands.filter(({ type }) => type === 'saveDraft' || type === 'discardConflict')).toEqual([
      {
        type: 'saveDraft',
        key: { kind: 'message', channelId: 'c-ana' },
        text: 'Hello see you Ana',
        patientName: 'Ana Novak',
      },
      { type: 'discardConflict', key: { kind: 'message', channelId: 'c-ana' }, text: 'see you' },
    ]);
  });

  it('is kept when the user cancels the discard', async () => {
    const { engine, press, box } = setUp(new Map([['beside:c-ana', '["see you"]']]));
    await press('Discard');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'This deletes what you wrote for Ana from this device. It can’t be undone.',
    );
    await press('Keep draft');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(screen.getByText(LEAD)).toBeInTheDocument();
    expect(engine.commands.filter(({ type }) => type === 'discardConflict')).toEqual([]);
  });

  it('is discarded alone after a confirmation: the own text and other drafts stay', async () => {
    const { engine, press, box } = setUp(
      new Map([
        ['c-ana', 'Hello'],
        ['beside:c-ana', '["see you"]'],
      ]),
    );
    await press('Discard');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([box().value, screen.queryByText(LEAD)]).toEqual(['Hello', null]);
    expect(engine.lastCommand).toEqual({
      type: 'discardConflict',
      key: { kind: 'message', channelId: 'c-ana' },
      text: 'see you',
    });
  });

  it('appears as soon as it is stored as a conflict, and stays when the own text is sent', async () => {
    const { engine, box } = setUp(new Map());
    await userEvent.type(box(), 'Hello');
    act(() =>
      engine.emit({
        type: 'conflictingDrafts',
        key: { kind: 'conflicts', of: { kind: 'message', channelId: 'c-ana' } },
        stored: '["see you"]',
      }),
    );
    await userEvent.type(box(), '{Enter}');
    expect([box().value, screen.getByRole('status').textContent.includes('see you')]).toEqual(['', true]);
  });

  it('is confirmed before it is sent when it names another patient', async () => {
    const { engine, press, box } = setUp(new Map([['beside:c-ana', '["Dear Ben Okafor"]']]));
    await press('Insert text');
    await userEvent.type(box(), '{Enter}');
    expect(engine.engineCommandsOf('send')).toEqual([]);
    expect(screen.getByText('Is this meant for Ana Novak?')).toBeInTheDocument();
  });

  it('cannot be inserted if the field has become read-only', () => {
    const { engine } = setUp(new Map([['beside:c-ana', '["see you"]']]));
    act(() => engine.notify({ type: 'chatEnded', channelId: 'c-ana' }));
    expect(screen.getByRole('button', { name: 'Insert text' })).toBeDisabled();
  });

  it('is not shown to the next user who signs in', () => {
    const { engine, signIn } = setUp(new Map([['beside:c-ana', '["see you"]']]));
    act(() => {
      signIn('zoe');
      engine.emit({ type: 'authorised', uid: 'zoe' }, { type: 'drafts', drafts: new Map() });
    });
    expect(screen.queryByText(LEAD)).toBeNull();
  });
});
