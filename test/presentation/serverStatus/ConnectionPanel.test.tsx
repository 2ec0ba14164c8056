import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { WatchConnections } from '@/application/serverStatus/WatchConnections';
import { ConnectionPanel } from '@/presentation/serverStatus/ConnectionPanel';
import { ConnectionsStore } from '@/presentation/serverStatus/ConnectionsStore';
import { ProjectCheck } from '@/presentation/serverStatus/ProjectCheck';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakePublicProjectGateway } from '#test/support/fakes/serverStatus/FakePublicProjectGateway';

beforeAll(() => loadTestTexts('serverStatus'));

describe('the button with the state of the connections', () => {
  it('keeps the open list on the screen once the connection is back', async () => {
    const clock = new ManualClock();
    const state = new ConnectionState(clock);
    const own = { projectId: 'care', authDomain: 'care.example' };
    const check = new ProjectCheck(own, new FakePublicProjectGateway());
    const store = new ConnectionsStore(new WatchConnections(state, clock), state, clock, check);
    store.start();
    const link = 'api';
    act(() => state.set(link, 'connecting'));
    render(<ConnectionPanel store={store} />);
    await userEvent.click(screen.getByRole('button', { name: /^Connections/ }));
    expect(await screen.findByRole('heading', { name: 'Connections' })).toBeVisible();
    act(() => state.set(link, 'live'));
    expect(screen.getByRole('heading', { name: 'Connections' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Connections: all connected' }));
    expect(screen.queryByRole('button', { name: /^Connections/ })).toBeNull();
  });
});
