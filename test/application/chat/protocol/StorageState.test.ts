import { worstStorageState } from '@/application/chat/protocol/StorageState';

describe('worstStorage', () => {
  it('works only where every part works, and what keeps nothing is worse than what is full', () => {
    expect([
      worstStorageState([]),
      worstStorageState(['works', 'full']),
      worstStorageState(['full', 'missing', 'works']),
    ]).toEqual(['works', 'full', 'missing']);
  });
});
