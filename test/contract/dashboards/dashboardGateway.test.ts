import 'reflect-metadata';
import { AxiosDashboardGateway } from '@/infrastructure/http/dashboards/AxiosDashboardGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { dashboardGatewayContract } from '#test/support/contracts/dashboards/dashboardGatewayContract';
import { FakeDashboardGateway } from '#test/support/fakes/dashboards/FakeDashboardGateway';

dashboardGatewayContract('FakeDashboardGateway', async () => {
  const gateway = new FakeDashboardGateway().add('one').add('two');
  return {
    gateway,
    ids: ['one', 'two'],
    breakDown: () => gateway.planned.failNext('views', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  dashboardGatewayContract('AxiosDashboardGateway', async () => ({
    gateway: new AxiosDashboardGateway(sandboxClient(sandbox.now(), 'staff-farah').client),
    ids: ['service-use', 'survey-answers'],
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
