import 'reflect-metadata';
import { AxiosErrorReportGateway } from '@/infrastructure/http/errorReporting/AxiosErrorReportGateway';
import { startSandbox } from '#sandbox/server/startSandbox';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { errorReportGatewayContract } from '#test/support/contracts/errorReporting/errorReportGatewayContract';
import { FakeErrorReportGateway } from '#test/support/fakes/errorReporting/FakeErrorReportGateway';

errorReportGatewayContract('FakeErrorReportGateway', async () => {
  const gateway = new FakeErrorReportGateway();
  return {
    gateway,
    received: () => gateway.sent,
    breakDown: () => void (gateway.isReachable = false),
    stop: async () => undefined,
  };
});
errorReportGatewayContract('AxiosErrorReportGateway', async () => {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  return {
    gateway: new AxiosErrorReportGateway(sandboxClient(sandbox, 'staff-amelia').client),
    received: () => sandbox.backend.errorReports.all(),
    breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
    stop: () => sandbox.stop(),
  };
});
