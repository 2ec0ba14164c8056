import { act, render, screen } from '@testing-library/react';
import { ConnectionList } from '@/presentation/serverStatus/ConnectionPanel';
import { ConnectionsStore } from '@/presentation/serverStatus/ConnectionsStore';
import { ProjectCheck } from '@/presentation/serverStatus/ProjectCheck';
import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { WatchConnections } from '@/application/serverStatus/WatchConnections';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakePublicProjectGateway } from '#test/support/fakes/serverStatus/FakePublicProjectGateway';

beforeAll(() => loadTestTexts('serverStatus'));

const own = { projectId: 'care', authDomain: 'care.example' };

async function open(prepare: (gateway: FakePublicProjectGateway) => void = () => undefined) {
  const [clock, gateway] = [new ManualClock(), new FakePublicProjectGateway()];
  gateway.project = own;
  prepare(gateway);
  const state = new ConnectionState(clock);
  const store = new ConnectionsStore(new WatchConnections(state, clock), state, clock, new ProjectCheck(own, gateway));
  await act(async () => void render(<ConnectionList store={store} />));
}

describe('the connection panel', () => {
  it('shows nothing when the patients’ apps use the same project', async () => {
    await open();
    expect(screen.queryByText(/project/i)).toBeNull();
  });

  it('names each difference from the dashboard’s own project', async () => {
    await open(gateway => {
      gateway.project = { projectId: 'care-test', authDomain: 'care.example' };
    });
    expect(screen.getByText(/Patients’ apps use another project/)).toBeVisible();
    expect(screen.getByText('Project: care-test in the apps, care here.')).toBeVisible();
    expect(screen.queryByText(/Login domain/)).toBeNull();
  });

  it('says that the project could not be checked, and not that it is the same', async () => {
    await open(gateway => gateway.planned.failNext('read', { kind: 'unreachable' }));
    expect(screen.getByText(/Couldn’t check which project/)).toBeVisible();
  });
});
