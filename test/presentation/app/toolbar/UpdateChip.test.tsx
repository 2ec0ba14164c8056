import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { WatchStorage } from '@/application/serverStatus/WatchStorage';
import { WatchUpdate } from '@/application/app/WatchUpdate';
import { UpdateChip } from '@/presentation/app/toolbar/UpdateChip';
import { UpdateStore } from '@/presentation/app/toolbar/UpdateStore';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeActivity } from '#test/support/fakes/app/FakeActivity';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakePendingMessages } from '#test/support/fakes/session/FakePendingMessages';
import { FakeVersionGateway } from '#test/support/fakes/app/FakeVersionGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('app'));

async function show() {
  const clock = new ManualClock();
  const ports = {
    clock,
    versions: new FakeVersionGateway({ version: '1.1.0', core: '0.105.0' }),
    activity: new FakeActivity(clock.now() - 60_000),
    pending: new FakePendingMessages(),
    logger: new FakeLogger(),
  };
  const links = new ConnectionState(clock);
  const reloads: string[] = [];
  const store = new UpdateStore(
    {
      watchUpdate: new WatchUpdate({ version: '1.0.0', core: '0.105.0' }, ports),
      watchStorage: new WatchStorage(links),
    },
    () => reloads.push('reload'),
  );
  render(<UpdateChip store={store} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const stop = await settled(() => store.start());
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Update ready' }));
  await screen.findByRole('button', { name: 'Update dashboard' });
  return { links, user, reloads, stop };
}

describe('the notice of a newer dashboard', () => {
  it('appears when another version is served while the page is idle, and loads it on request', async () => {
    const { user, reloads, stop } = await show();
    expect(screen.getByText(/Your drafts and unsent messages are kept/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update dashboard' }));
    expect(reloads).toEqual(['reload']);
    stop();
  });

  it('promises to keep unsent text only when the device does', async () => {
    const { links, stop } = await show();
    act(() => links.setStorageWorks(false));
    expect(screen.getByText(/This device can’t save unsent text/)).toBeInTheDocument();
    expect(screen.queryByText(/are kept/)).not.toBeInTheDocument();
    act(() => links.setStorageWorks(true));
    expect(screen.getByText(/are kept/)).toBeInTheDocument();
    stop();
  });
});
