import { worstStorageState } from '@/application/chat/protocol/StorageState';

describe('worstStorage', () => {
  it('works only if every part works, and missing storage is worse than a full one', () => {
    expect([
      worstStorageState([]),
      worstStorageState(['works', 'full']),
      worstStorageState(['full', 'missing', 'works']),
    ]).toEqual(['works', 'full', 'missing']);
  });
});
