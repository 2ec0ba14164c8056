import 'reflect-metadata';
import { AxiosUserAccountGateway } from '@/infrastructure/http/users/AxiosUserAccountGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { userAccountGatewayContract } from '#test/support/contracts/users/userAccountGatewayContract';
import { FakeUserAccountGateway } from '#test/support/fakes/users/FakeUserAccountGateway';

userAccountGatewayContract('FakeUserAccountGateway', async () => {
  const gateway = new FakeUserAccountGateway();
  return {
    gateway,
    codes: [
      ['NORTH-1', 'north'],
      ['SOUTH-1', 'south'],
    ],
    self: gateway.self,
    breakDown: () => gateway.planned.failNext('choosableOrganisations', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();
  const gateway = () => new AxiosUserAccountGateway(sandboxClient(sandbox.now(), 'staff-dana').client);

  userAccountGatewayContract('AxiosUserAccountGateway', async () => ({
    gateway: gateway(),
    codes: [
      ['HARBOUR-24', 'org-2'],
      ['MILL-LANE', 'org-26'],
    ],
    self: 'staff-dana',
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
