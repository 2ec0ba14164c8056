import 'reflect-metadata';
import { AxiosPushGateway } from '@/infrastructure/http/notifications/AxiosPushGateway';
import { startSandbox } from '#sandbox/server/startSandbox';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { pushGatewayContract } from '#test/support/contracts/notifications/pushGatewayContract';
import { FakePushGateway } from '#test/support/fakes/notifications/FakePushGateway';

const ME = 'staff-amelia';

pushGatewayContract('FakePushGateway', async () => {
  const gateway = new FakePushGateway();
  return {
    gateway,
    devices: () => [...gateway.registered],
    breakDown: () => void (gateway.isReachable = false),
    stop: async () => undefined,
  };
});
pushGatewayContract('AxiosPushGateway', async () => {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  return {
    gateway: new AxiosPushGateway(sandboxClient(sandbox, ME).client),
    devices: () => sandbox.backend.pushDevices.devicesOf(ME),
    breakDown: () => sandbox.faults.set({ status5xx: { next: 99 } }),
    stop: () => sandbox.stop(),
  };
});
