import 'reflect-metadata';
import { AxiosServerTime } from '@/infrastructure/http/account/AxiosServerTime';
import { SystemClock } from '@/infrastructure/system/kernel/SystemClock';
import { startSandbox } from '#sandbox/server/startSandbox';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { serverTimeContract } from '#test/support/contracts/chat/serverTimeContract';
import { FakeServerTime } from '#test/support/fakes/chat/FakeServerTime';

serverTimeContract('FakeServerTime', async () => {
  const serverTime = new FakeServerTime();
  return {
    serverTime,
    lead: ms => void (serverTime.offset = ms),
    remembered: () => serverTime.remembered,
    breakDown: () => void (serverTime.isReachable = false),
    stop: async () => undefined,
  };
});
serverTimeContract('AxiosServerTime', async () => {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  let offset = 0;
  let lead = 0;
  const system = new SystemClock();
  // A device that is behind the backend means a backend that is ahead of the device.
  const device = { now: () => system.now() - lead, wakeIn: system.wakeIn.bind(system) };
  return {
    serverTime: new AxiosServerTime(sandboxClient(sandbox, 'staff-amelia').client, device, ms => void (offset = ms)),
    lead: ms => void (lead = ms),
    remembered: () => offset,
    breakDown: () => sandbox.faults.set({ status5xx: { next: 99 } }),
    stop: () => sandbox.stop(),
  };
});
