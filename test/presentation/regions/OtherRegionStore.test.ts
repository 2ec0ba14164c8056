import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { OtherRegionStore, type RegionMemory } from '@/presentation/regions/OtherRegionStore';
import { FakeRegionGateway } from '#test/support/fakes/regions/FakeRegionGateway';
import { eventually } from '#test/support/eventually';

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
};

function shown(country: string, memory: RegionMemory = { wasSaid: false }) {
  const gateway = new FakeRegionGateway();
  gateway.country = country;
  const finding = new FindOtherRegion(gateway, { here: 'UK', addresses: { Australia: 'https://au.example' } });
  const store = new OtherRegionStore(finding, memory);
  return { gateway, memory, store, stop: store.start() };
}

describe('OtherRegionStore', () => {
  it('says once that somebody is in the other region', async () => {
    const { store, memory } = shown('AU');
    await eventually(() => expect(store.other).toEqual({ region: 'Australia', url: 'https://au.example' }));
    store.dismiss();
    expect(store.other).toBeUndefined();
    const again = shown('AU', memory);
    await turns();
    expect([again.store.other, again.gateway.finds]).toEqual([undefined, 0]);
  });

  it.each(['GB', 'FR', ''])('says nothing to somebody in %p', async country => {
    const { store, memory } = shown(country);
    await turns();
    expect([store.other, memory.wasSaid]).toEqual([undefined, false]);
  });

  it('says nothing on a page that was left', async () => {
    const { store, memory, stop } = shown('AU');
    stop();
    await turns();
    expect([store.other, memory.wasSaid]).toEqual([undefined, false]);
  });
});
