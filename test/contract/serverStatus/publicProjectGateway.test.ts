import 'reflect-metadata';
import { AxiosPublicProjectGateway } from '@/infrastructure/http/serverStatus/AxiosPublicProjectGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { publicProjectGatewayContract } from '#test/support/contracts/serverStatus/publicProjectGatewayContract';
import { FakePublicProjectGateway } from '#test/support/fakes/serverStatus/FakePublicProjectGateway';
import { SANDBOX_PROJECT } from '#sandbox/server/projectId';

publicProjectGatewayContract('FakePublicProjectGateway', async () => {
  const gateway = new FakePublicProjectGateway();
  return {
    gateway,
    project: gateway.project,
    breakDown: () => gateway.planned.failNext('read', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  publicProjectGatewayContract('AxiosPublicProjectGateway', async () => ({
    gateway: new AxiosPublicProjectGateway(sandboxClient(sandbox.now(), 'staff-amelia').client),
    project: { projectId: SANDBOX_PROJECT, authDomain: 'localhost' },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
