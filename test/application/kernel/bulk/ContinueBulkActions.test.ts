import { ContinueBulkActions } from '@/application/kernel/bulk/ContinueBulkActions';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';
import { FakeSessionEvents } from '#test/support/fakes/session/FakeSessionEvents';

const user = { uid: 'u-ann' } as Parameters<FakeSessionEvents['announce']>[0]['user'] & object;

function setUp() {
  const [events, connectivity, said] = [new FakeSessionEvents(), new FakeConnectivity(), [] as string[]];
  const runner = {
    continueAfter: (reason: string) => void said.push(`continue after ${reason}`),
    forgetPerson: () => void said.push('forget'),
    load: async () => void said.push('load'),
  };
  const stop = new ContinueBulkActions(runner, events, connectivity, () => void said.push('close')).execute();
  return { events, connectivity, said, stop };
}

describe('ContinueBulkActions', () => {
  it('ends everything with the sign-out, and finds what the next person has begun', () => {
    const { events, said } = setUp();
    events.announce({ kind: 'signedOut', user });
    events.announce({ kind: 'signedIn', user });
    expect(said).toEqual(['forget', 'close', 'forget', 'load']);
  });

  it('goes on when the same person has signed in again, and when the network is back', () => {
    const { events, connectivity, said, stop } = setUp();
    events.announce({ kind: 'renewed', user });
    connectivity.goOnline();
    expect(said).toEqual(['continue after sessionEnded', 'continue after unreachable']);
    stop();
    connectivity.goOnline();
    events.announce({ kind: 'signedOut', user });
    expect(said).toHaveLength(2);
  });
});
