import { FetchServerStatusGateway } from '@/infrastructure/system/serverStatus/FetchServerStatusGateway';
import { serverStatusGatewayContract } from '#test/support/contracts/serverStatus/serverStatusGatewayContract';
import { FakeServerStatusGateway } from '#test/support/fakes/serverStatus/FakeServerStatusGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';
import { BroadcastServerStatusSignal } from '@/infrastructure/system/serverStatus/BroadcastServerStatusSignal';
import { serverStatusSignalContract } from '#test/support/contracts/serverStatus/serverStatusSignalContract';
import { FakeServerStatusSignal } from '#test/support/fakes/serverStatus/FakeServerStatusSignal';

serverStatusGatewayContract('FakeServerStatusGateway', async () => {
  const gateway = new FakeServerStatusGateway();
  return {
    gateway,
    publish: (status = { state: 'unknown' }) => void (gateway.status = status),
    stop: async () => undefined,
  };
});

serverStatusGatewayContract('FetchServerStatusGateway', async () => {
  let answer = { status: 404, body: '' };
  const server = await startScriptedServer(() => answer);
  return {
    gateway: new FetchServerStatusGateway(`${server.url}/server-status.json`, new ManualClock()),
    publish: status => {
      const at = status?.state === 'goingOffline' ? status.at : undefined;
      const document = {
        online: status?.state !== 'offline',
        goingOffline: status?.state === 'goingOffline',
        ...(at !== undefined && { offlineTime: new Date(at).toISOString() }),
      };
      answer =
        status === undefined
          ? { status: 404, body: '{"online":false}' }
          : { status: 200, body: JSON.stringify(document) };
    },
    stop: server.stop,
  };
});

serverStatusSignalContract('FakeServerStatusSignal', () => {
  const device = new FakeServerStatusSignal();
  return { window: () => device.window(), settle: async () => undefined };
});

serverStatusSignalContract('BroadcastServerStatusSignal', () => ({
  window: () => new BroadcastServerStatusSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
