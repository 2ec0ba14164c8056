import { CheckVersion } from '@/application/app/CheckVersion';
import type { Version } from '@/domain/app/Version';
import { FakeVersionGateway } from '#test/support/fakes/app/FakeVersionGateway';

const running = { version: '1.2.0', core: '0.105.0' };

const check = (served: Version | undefined, own: Version = running) =>
  new CheckVersion(own, new FakeVersionGateway(served)).execute();

describe('CheckVersion', () => {
  it('reports a version other than the running one', async () => {
    expect(await check(running)).toBe('same');
    expect(await check({ ...running, version: '1.3.0' })).toBe('newer');
    expect(await check({ ...running, core: '0.106.0' })).toBe('newer');
  });

  it('reports no newer version if the served or the running version is unknown', async () => {
    expect(await check(undefined)).toBe('same');
    expect(await check(running, { version: '', core: '' })).toBe('same');
  });
});
