import { Dialog } from '@blueprintjs/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { LockedPage } from '@/presentation/session/reauthentication/LockedPage';

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <h1>Pat Example</h1>
      <label>
        Note <textarea />
      </label>
      <button onClick={() => setOpened(true)}>Flag</button>
      <Dialog isOpen={opened} title="Flag Pat Example">
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

const page = (locked: boolean, onLogIn = () => undefined) => (
  <LockedPage locked={locked} bare onLogIn={onLogIn}>
    <Page />
  </LockedPage>
);

describe('LockedPage', () => {
  beforeAll(() => loadTestTexts('app'));

  it('removes page and dialogs from the document while it is locked, and restores them unchanged', async () => {
    const { rerender } = render(page(false));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Note'), 'half a word');
    await user.click(screen.getByRole('button', { name: 'Flag' }));
    await user.type(await screen.findByLabelText('Reason'), 'because');
    rerender(page(true));
    expect(document.documentElement.innerHTML).not.toMatch(/Pat Example|half a word|because/);
    expect(document.querySelectorAll('textarea, input')).toHaveLength(0);
    rerender(page(false));
    expect(screen.getByLabelText('Note')).toHaveValue('half a word');
    expect(screen.getByLabelText('Reason')).toHaveValue('because');
    expect(screen.getByLabelText('Reason')).toHaveFocus();
  });

  it('is attached to the document before its views mount', () => {
    const places: boolean[] = [];
    const note = (element: HTMLElement | null) => void (element && places.push(element.isConnected));
    render(
      <LockedPage locked={false} bare onLogIn={() => undefined}>
        <p ref={note}>Here</p>
      </LockedPage>,
    );
    expect(places).toEqual([true]);
  });

  it('says why nothing is shown, and how to continue', async () => {
    const onLogIn = jest.fn();
    render(page(true, onLogIn));
    expect(screen.getByRole('main')).toHaveTextContent('Your session has ended.');
    await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
    expect(onLogIn).toHaveBeenCalledTimes(1);
  });
});
