import 'reflect-metadata';
import { AxiosSwitchGateway } from '@/infrastructure/http/regions/AxiosSwitchGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { switchGatewayContract } from '#test/support/contracts/regions/switchGatewayContract';
import { FakeSwitchGateway } from '#test/support/fakes/regions/FakeSwitchGateway';

switchGatewayContract('FakeSwitchGateway', async () => {
  const gateway = new FakeSwitchGateway();
  const breakDown = () => {
    gateway.planned.failAlways('all', { kind: 'unreachable' });
    gateway.planned.failAlways('value', { kind: 'unreachable' });
  };
  return { gateway, breakDown, stop: async () => undefined };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  switchGatewayContract('AxiosSwitchGateway', async () => ({
    gateway: new AxiosSwitchGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
