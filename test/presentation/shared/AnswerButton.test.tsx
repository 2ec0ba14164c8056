import { Dialog } from '@blueprintjs/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AnswerButton } from '@/presentation/shared/AnswerButton';

function Asking({ onClose, quiet }: { readonly quiet: boolean; readonly onClose: () => void }) {
  const [awaiting, setAwaiting] = useState(false);
  return (
    <>
      <Dialog isOpen title="End the chat?" onClose={onClose}>
        <button>Stay</button>
        <AnswerButton text="End" quiet={quiet} awaiting={awaiting} onClick={() => setAwaiting(true)} />
      </Dialog>
      <output onClick={() => setAwaiting(false)}>the answer</output>
    </>
  );
}

async function press(quiet = false) {
  const closed: string[] = [];
  const user = userEvent.setup();
  render(<Asking quiet={quiet} onClose={() => closed.push('closed')} />);
  await user.click(screen.getByRole('button', { name: 'End' }));
  const answer = () => act(() => screen.getByText('the answer').click());
  return { user, closed, answer };
}

describe.each([true, false])('AnswerButton, quiet: %s', quiet => {
  it('leaves the keyboard in its dialog while the answer is awaited', async () => {
    const { user, closed } = await press(quiet);
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
  });

  it('cannot be pressed meanwhile, and shows a wheel unless it is quiet', async () => {
    const { answer } = await press(quiet);
    expect(screen.getByRole('button', { name: 'End' })).toBeDisabled();
    expect(screen.queryAllByRole('progressbar')).toHaveLength(quiet ? 0 : 1);
    answer();
    expect(screen.getByRole('button', { name: 'End' })).toBeEnabled();
  });

  it('has the focus again once the answer has come', async () => {
    const { answer } = await press(quiet);
    answer();
    expect(screen.getByRole('button', { name: 'End' })).toHaveFocus();
  });

  it('takes it from nobody who has gone elsewhere', async () => {
    const { answer } = await press(quiet);
    screen.getByRole('button', { name: 'Stay' }).focus();
    answer();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  });
});
