import { Dialog } from '@blueprintjs/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { PendingButton } from '@/presentation/kit/PendingButton';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';

interface AskingProps {
  readonly quiet: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

function Asking({ quiet, onClose, onSend }: AskingProps) {
  const [awaiting, setAwaiting] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
    setAwaiting(true);
  };
  return (
    <>
      <Dialog isOpen title="End the chat?" onClose={onClose}>
        <form onSubmit={send}>
          <input />
          <button type="button">Stay</button>
          <PendingButton type="submit" text="End" quiet={quiet} awaiting={awaiting} />
        </form>
      </Dialog>
      <output onClick={() => setAwaiting(false)}>the answer</output>
    </>
  );
}

async function press(quiet = false) {
  const [closed, sent] = [[] as string[], [] as string[]];
  const user = userEvent.setup();
  const stop = dropFocusOfDisabled(document);
  render(<Asking quiet={quiet} onClose={() => closed.push('closed')} onSend={() => sent.push('sent')} />);
  await user.click(screen.getByRole('button', { name: 'End' }));
  stop();
  const answer = () => act(() => screen.getByText('the answer').click());
  return { user, closed, sent, answer };
}

describe.each([true, false])('PendingButton, quiet: %s', quiet => {
  it('keeps the focus in its dialog while it waits for the answer', async () => {
    const { user, closed } = await press(quiet);
    expect(screen.getByRole('button', { name: 'End' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
  });

  it('ignores presses while it waits, by mouse and by keyboard', async () => {
    const { user, sent } = await press(quiet);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'End' }));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(sent).toEqual(['sent']);
  });

  it('shows that it is disabled, with a spinner unless it is quiet', async () => {
    const { answer } = await press(quiet);
    expect(screen.getByRole('button', { name: 'End' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'End' })).toBeEnabled();
    expect(screen.queryAllByRole('progressbar')).toHaveLength(quiet ? 0 : 1);
    answer();
    expect(screen.getByRole('button', { name: 'End' })).not.toHaveAttribute('aria-disabled');
  });

  it('has the focus again once the answer arrives', async () => {
    const { answer } = await press(quiet);
    answer();
    expect(screen.getByRole('button', { name: 'End' })).toHaveFocus();
  });

  it('does not steal focus from another field', async () => {
    const { answer } = await press(quiet);
    screen.getByRole('button', { name: 'Stay' }).focus();
    answer();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  });
});
