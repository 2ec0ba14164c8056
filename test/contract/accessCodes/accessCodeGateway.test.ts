import 'reflect-metadata';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { accessCodeGatewayContract } from '#test/support/contracts/accessCodes/accessCodeGatewayContract';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

accessCodeGatewayContract('FakeAccessCodeGateway', async () => {
  const gateway = new FakeAccessCodeGateway()
    .addOrganisation('north', 'North Board')
    .addOrganisation('south', 'South Board');
  for (const generation of ['v1', 'v2'] as const)
    for (let number = 1; number <= 7; number += 1) gateway.add(`${generation.toUpperCase()}-${number}`, { generation });
  return {
    gateway,
    crowded: 'north',
    empty: { id: 'south', name: 'South Board' },
    breakDown: () => gateway.planned.failNext('list', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  accessCodeGatewayContract('AxiosAccessCodeGateway', async () => ({
    gateway: new AxiosAccessCodeGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
    crowded: 'org-3',
    empty: { id: 'org-4', name: 'Eastmoor Health Board 4' },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
