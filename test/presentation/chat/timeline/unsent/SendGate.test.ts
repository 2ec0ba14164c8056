import { SendGate } from '@/presentation/chat/timeline/unsent/SendGate';

const down = { phase: 'down', since: 1, attempt: 1 } as const;

describe('SendGate', () => {
  it('names the connection while the own generation is delayed', () => {
    const hold = new SendGate('c-a');
    hold.apply({ type: 'sync', sync: down, delayed: ['v1'] });
    expect(hold.reason).toBeUndefined();
    hold.apply({ type: 'sync', sync: down, delayed: ['v2'] });
    expect(hold.reason).toBe('connection');
    hold.apply({ type: 'sync', sync: { phase: 'live' } });
    expect(hold.reason).toBeUndefined();
  });

  it('names the other window for its own chat only, and until the next update', () => {
    const hold = new SendGate('c-a');
    hold.apply({ type: 'waitsElsewhere', channelIds: ['c-b'] });
    expect(hold.reason).toBeUndefined();
    hold.apply({ type: 'waitsElsewhere', channelIds: ['c-a', 'c-b'] });
    expect(hold.reason).toBe('window');
    hold.apply({ type: 'waitsElsewhere', channelIds: [] });
    expect(hold.reason).toBeUndefined();
  });
});
