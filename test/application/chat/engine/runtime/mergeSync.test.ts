import { mergeSync } from '@/application/chat/engine/runtime/EngineUpdateMerger';

describe('mergeSync', () => {
  it('is live when both are', () => {
    expect(mergeSync({ v1: { phase: 'live' }, v2: { phase: 'live' } })).toEqual({
      sync: { phase: 'live' },
      delayed: [],
    });
  });

  it.each([
    [{ phase: 'stale', since: 20, attempt: 1 }, { phase: 'live' }, { phase: 'stale', since: 20, attempt: 1 }, ['v1']],
    [{ phase: 'live' }, { phase: 'down', since: 7, attempt: 2 }, { phase: 'down', since: 7, attempt: 2 }, ['v2']],
    [
      { phase: 'stale', since: 3, attempt: 0 },
      { phase: 'down', since: 7, attempt: 2 },
      { phase: 'down', since: 3, attempt: 2 },
      ['v1', 'v2'],
    ],
    [{ phase: 'off' }, { phase: 'live' }, { phase: 'live' }, []],
  ] as const)('of %j and %j says the worse, since the earlier of both, and who is late', (v1, v2, sync, delayed) => {
    expect(mergeSync({ v1, v2 })).toEqual({ sync, delayed });
  });
});
