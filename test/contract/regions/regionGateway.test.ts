import 'reflect-metadata';
import { EdgeRegionGateway } from '@/infrastructure/http/regions/EdgeRegionGateway';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { regionGatewayContract } from '#test/support/contracts/regions/regionGatewayContract';
import { FakeRegionGateway } from '#test/support/fakes/regions/FakeRegionGateway';

regionGatewayContract('FakeRegionGateway', async () => {
  const gateway = new FakeRegionGateway();
  return {
    gateway,
    setCountry: country => void (gateway.country = country),
    breakDown: () => void (gateway.isBroken = true),
    stop: async () => undefined,
  };
});

describe('in the sandbox, for somebody who has not signed in', () => {
  const sandbox = sharedSandbox();
  const baseUrl = (): string => `http://127.0.0.1:${sandbox.now().port}/api`;

  regionGatewayContract('EdgeRegionGateway', async () => ({
    gateway: new EdgeRegionGateway(baseUrl()),
    setCountry: country => sandbox.now().faults.set({ country }),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  it('the edge decides, and not what a caller says of themselves', async () => {
    const answer = await fetch(`${baseUrl()}/regions`, { headers: { 'CF-IPCountry': 'AU' } });
    expect(await answer.json()).toEqual({ country: 'GB', region: 'UK' });
  });
});
