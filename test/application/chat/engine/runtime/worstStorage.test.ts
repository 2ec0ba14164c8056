import { worstStorage } from '@/application/chat/engine/runtime/worstStorage';

describe('worstStorage', () => {
  it('works only where every part works, and what keeps nothing is worse than what is full', () => {
    expect([worstStorage([]), worstStorage(['works', 'full']), worstStorage(['full', 'missing', 'works'])]).toEqual(['works', 'full', 'missing']);
  });
});
