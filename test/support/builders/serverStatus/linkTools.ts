import { BackendReachability } from '@/application/serverStatus/BackendReachability';
import { WatchEngineConnections } from '@/application/serverStatus/WatchEngineConnections';
import { SyncServerTime } from '@/application/serverStatus/SyncServerTime';
import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { FakeChatEngine } from '../../fakes/chat/FakeChatEngine';
import { FakeConnectivity } from '../../fakes/chat/FakeConnectivity';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeServerTime } from '../../fakes/chat/FakeServerTime';
import { FakeSessionVault } from '../../fakes/session/FakeSessionVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

/** The connections of a window; the test simulates engine, network and server. */
export async function linkTools({ scopes = new ScopeCache(), vault = new FakeSessionVault() } = {}) {
  const clock = new ManualClock();
  const links = new ConnectionState(clock);
  const reach = new BackendReachability();
  const serverTime = new FakeServerTime();
  const connectivity = new FakeConnectivity();
  const engine = new FakeChatEngine();
  const stops = [
    new SyncServerTime({ serverTime, connectivity, clock, links, reach, networkUrl: 'http://localhost/api' }).execute(),
    new WatchEngineConnections({ engine, vault, scopes, links, reach }).execute(),
  ];
  await settled();
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  const state = (name: string): string | undefined => links.read().find(link => link.name === name)?.state;
  return { settled, clock, links, reach, serverTime, connectivity, engine, stops, after, state };
}
