import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MessageAlertsPage } from '@/presentation/messageAlerts/MessageAlertsPage';
import type { AdministrationStores } from '@/presentation/app/AdministrationStores';
import { COUNT_PAUSE_MS } from '@/presentation/messageAlerts/AlertEditorStore';
import { messageAlertTools } from '#test/support/builders/messageAlerts/messageAlertTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';

withSizes();
beforeAll(() => loadTestTexts('messageAlerts', 'shownAlerts', 'tables', 'forms'));

const HOUR_MS = 3_600_000;

async function open(path = '/admin/message-alerts', tools = messageAlertTools()) {
  const stores = { messageAlerts: tools.page() } as unknown as AdministrationStores;
  const router = createMemoryRouter([{ path: '*', element: <MessageAlertsPage stores={stores} /> }], {
    initialEntries: [path],
  });
  await act(async () => render(<RouterProvider router={router} />));
  return { ...tools, router };
}

describe('the page of message alerts', () => {
  it('lists both generations with their state, and marks overlapping messages', async () => {
    const tools = messageAlertTools();
    const now = tools.clock.now();
    tools.gateway
      .add({ id: 'a', message: 'Shown now', until: now + HOUR_MS })
      .add({ id: 'b', message: 'Shown too', kind: 'urgent' })
      .add({ id: 'c', message: 'Later', from: now + HOUR_MS, audiences: ['staff'] })
      .add({ id: 'd', generation: 'v1', message: 'Old app', audiences: ['patients'], versions: '<1' });
    await open('/admin/message-alerts', tools);
    expect(await screen.findByText('Shown now')).toBeVisible();
    expect(screen.getAllByText('Showing').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByText('Planned')).toBeVisible();
    expect(screen.getByText('V1')).toBeVisible();
    expect(screen.getByText(/pairs of messages/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(screen.queryByText('Later')).toBeNull();
  });

  it('says that a generation is missing, and never that there are no messages', async () => {
    const tools = messageAlertTools();
    tools.gateway.add({ message: 'Shown now' });
    tools.gateway.planned.failNext('list', { kind: 'unreachable' });
    await open('/admin/message-alerts', tools);
    expect(await screen.findByText(/Couldn’t load V1 messages/)).toBeVisible();
    expect(screen.getByText('Shown now')).toBeVisible();
  });

  it('previews a message as people will see it, and names them on the button', async () => {
    const { clock, gateway } = await open('/admin/message-alerts?new=v2');
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Message'));
    await user.paste('Chat is slow. See https://example.org.');
    await user.click(screen.getByLabelText('Warning'));
    await user.click(screen.getByLabelText('No'));
    await user.click(screen.getByLabelText('Patients'));
    await user.click(screen.getByLabelText('Public'));
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/London');
    await act(async () => clock.advance(COUNT_PAUSE_MS));
    expect(screen.getAllByText(/Chat is slow\./).length).toBeGreaterThanOrEqual(3);
    await user.click(await screen.findByRole('button', { name: 'Publish to 40 patients and visitors' }));
    const dialog = await screen.findByRole('dialog');
    expect(gateway.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Publish to 40 patients and visitors' }));
    expect(await screen.findByText('Published. People see it within a minute of its start.')).toBeVisible();
    expect(gateway.changes).toEqual([expect.stringMatching(/^created alert-\d+$/)]);
  });

  it('marks missing fields after the first attempt', async () => {
    await open('/admin/message-alerts?new=v2');
    await userEvent.click(screen.getByRole('button', { name: 'Publish…' }));
    expect(screen.getByText('Enter the message.')).toBeVisible();
    expect(screen.getByText('Choose a kind.')).toBeVisible();
    expect(screen.getByText('Choose an audience.')).toBeVisible();
    expect(screen.getByText('Choose a time zone.')).toBeVisible();
  });

  it('shows markup as it was typed', async () => {
    const tools = messageAlertTools();
    tools.gateway.add({ message: '<img src=x onerror=alert(1)> & <b>bold</b>' });
    await open('/admin/message-alerts?message=alert-1&generation=v2', tools);
    expect((await screen.findAllByText('<img src=x onerror=alert(1)> & <b>bold</b>')).length).toBeGreaterThan(2);
    expect(document.querySelector('main img, figure img, figure b')).toBeNull();
  });

  it('withdraws a message, which is then read-only', async () => {
    const tools = messageAlertTools();
    tools.gateway.add({ message: 'Wrong number' });
    await open('/admin/message-alerts?message=alert-1&generation=v2', tools);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw message…' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw message' }));
    expect(await screen.findByText(/This message was withdrawn and can’t be changed/)).toBeVisible();
    expect(tools.gateway.changes).toEqual(['withdrawn alert-1']);
  });
});
