import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { FakeRegionGateway } from '#test/support/fakes/regions/FakeRegionGateway';

const addresses = { UK: 'https://uk.example', Australia: 'https://au.example' };

function found(
  country: string,
  { here = 'UK', known = addresses }: Partial<{ here: 'UK' | 'Australia'; known: object }> = {},
) {
  const gateway = new FakeRegionGateway();
  gateway.country = country;
  return new FindOtherRegion(gateway, { here, addresses: known }).execute();
}

describe('FindOtherRegion', () => {
  it('finds the region of another deployment, with its address', async () => {
    expect(await found('AU')).toEqual({ region: 'Australia', url: 'https://au.example' });
    expect(await found('GB', { here: 'Australia' })).toEqual({ region: 'UK', url: 'https://uk.example' });
  });

  it.each(['GB', 'FR', ''])('finds none for somebody in %p', async country => {
    expect(await found(country)).toBeUndefined();
  });

  it('finds none where the settings name no address, or the call fails', async () => {
    expect(await found('AU', { known: {} })).toBeUndefined();
    const gateway = new FakeRegionGateway();
    [gateway.country, gateway.isBroken] = ['AU', true];
    expect(await new FindOtherRegion(gateway, { here: 'UK', addresses }).execute()).toBeUndefined();
  });
});
