import { Drawer } from '@blueprintjs/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { DashboardDialog } from '@/presentation/kit/overlays/DashboardDialog';
import { Popup } from '@/presentation/kit/overlays/Popup';
import { useFocusReturn } from '@/presentation/kit/overlays/useFocusReturn';

interface OverlayProps {
  readonly isOpen: boolean;
  readonly show: (isOpen: boolean) => void;
}

const opener = (show: OverlayProps['show']) => <button onClick={() => show(true)}>Open</button>;
const content = (show: OverlayProps['show']) => (
  <div role="dialog" aria-label="Window" tabIndex={-1}>
    <input aria-label="Inside" />
    <button onClick={() => show(false)}>Close</button>
  </div>
);

function OurDrawer({ isOpen, show }: OverlayProps) {
  const onClosing = useFocusReturn(isOpen);
  return (
    <Drawer isOpen={isOpen} onClosing={onClosing} shouldReturnFocusOnClose={false}>
      {content(show)}
    </Drawer>
  );
}

const overlays: Readonly<Record<string, (props: OverlayProps) => ReactNode>> = {
  dialog: ({ isOpen, show }) => (
    <>
      {opener(show)}
      <DashboardDialog isOpen={isOpen}>{content(show)}</DashboardDialog>
    </>
  ),
  popup: ({ isOpen, show }) => (
    <Popup isOpen={isOpen} onInteraction={show} content={content(show)}>
      {opener(show)}
    </Popup>
  ),
  drawer: props => (
    <>
      {opener(props.show)}
      <OurDrawer {...props} />
    </>
  ),
};

function Screen({ children }: { readonly children: (props: OverlayProps) => ReactNode }): ReactElement {
  const [isOpen, show] = useState(false);
  return (
    <>
      {children({ isOpen, show })}
      <textarea aria-label="Message" />
    </>
  );
}

describe.each(Object.keys(overlays))('a %s that closes', kind => {
  const open = async () => {
    const user = userEvent.setup();
    render(<Screen>{overlays[kind]!}</Screen>);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const inside = await screen.findByRole('textbox', { name: 'Inside' });
    await user.click(inside);
    expect(inside).toHaveFocus();
    return { user, inside };
  };
  const close = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(within(screen.getByRole('dialog', { name: 'Window' })).getByRole('button', { name: 'Close' }));

  it('returns the focus to its button immediately', async () => {
    const { user, inside } = await open();
    await close(user);
    expect(screen.getByText('Open', { selector: 'button' })).toHaveFocus();
    await waitFor(() => expect(inside).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('leaves the focus to the message that is typed while it fades', async () => {
    const { user, inside } = await open();
    await close(user);
    const message = screen.getByLabelText('Message');
    message.focus();
    await waitFor(() => expect(inside).not.toBeInTheDocument());
    expect(message).toHaveFocus();
  });
});

it('a dialog without an opener releases the focus as it closes', async () => {
  const view = render(
    <DashboardDialog isOpen>
      <input aria-label="Inside" />
    </DashboardDialog>,
  );
  const inside = await screen.findByRole('textbox', { name: 'Inside' });
  inside.focus();
  view.rerender(
    <DashboardDialog isOpen={false}>
      <input aria-label="Inside" />
    </DashboardDialog>,
  );
  await waitFor(() => expect(document.body).toHaveFocus());
  expect(inside).toBeInTheDocument();
});
