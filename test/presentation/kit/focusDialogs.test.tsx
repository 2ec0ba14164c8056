import { Dialog } from '@blueprintjs/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusDialogs } from '@/presentation/kit/focusDialogs';
import { settled } from '#test/support/settled';

const open = (content: React.ReactNode) =>
  settled(() =>
    render(
      <Dialog isOpen title="Leave the chat" transitionDuration={0}>
        {content}
      </Dialog>,
    ),
  );

describe('focusDialogs', () => {
  beforeAll(() => focusDialogs(document));

  it('moves the focus to a dialog that has no field of its own', async () => {
    await open(<p>Are you sure?</p>);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leave the chat' })).toHaveFocus());
  });

  it('leaves the focus to a field that takes it', async () => {
    await open(<input aria-label="Reason" autoFocus />);
    await settled(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  });

  it('does not interrupt moving through the dialog by keyboard', async () => {
    await open(<button>Stay</button>);
    const user = userEvent.setup();
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await user.tab({ shift: true });
    expect(dialog).not.toHaveFocus();
    expect(dialog.closest('.bp6-overlay')).toContainElement(document.activeElement as HTMLElement);
  });
});
