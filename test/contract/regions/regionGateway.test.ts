import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosRegionGateway } from '@/infrastructure/http/regions/AxiosRegionGateway';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { regionGatewayContract } from '#test/support/contracts/regions/regionGatewayContract';
import { FakeRegionGateway } from '#test/support/fakes/regions/FakeRegionGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

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

  regionGatewayContract('AxiosRegionGateway', async () => ({
    gateway: new AxiosRegionGateway(
      new AxiosBackendClient({
        baseUrl: baseUrl(),
        session: new FakeSessionVault(),
        reauthentication: new FakeReauthentication(),
        report: () => undefined,
      }),
    ),
    setCountry: country => sandbox.now().faults.set({ country }),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  it('the edge decides, and not what a caller says of themselves', async () => {
    const answer = await fetch(`${baseUrl()}/regions`, { headers: { 'CF-IPCountry': 'AU' } });
    expect(await answer.json()).toEqual({ country: 'GB', region: 'UK' });
  });
});
