import { WatchDownloadPermission, type DownloadPermission } from '@/application/drive/WatchDownloadPermission';
import { FakeScopeCache } from '#test/support/fakes/access/FakeScopeCache';

describe('WatchDownloadPermission', () => {
  it('reports at once and after each change, and scopes that could not be checked as unknown', () => {
    const cache = new FakeScopeCache({ status: 'unknown' });
    const received: DownloadPermission[] = [];
    const stop = new WatchDownloadPermission(cache).execute(leave => received.push(leave));
    cache.write({ status: 'known', scopes: ['patient:download-moments'], checkedAt: 0 });
    cache.write({ status: 'known', scopes: [], checkedAt: 1 });
    cache.write({ status: 'couldNotCheck' });
    stop();
    cache.write({ status: 'known', scopes: ['patient:download-moments'], checkedAt: 2 });
    expect(received).toEqual(['couldNotCheck', 'allowed', 'refused', 'couldNotCheck']);
  });
});
