import { UnreadableEvents } from '@/application/errorReporting/UnreadableEvents';

describe('UnreadableEvents', () => {
  it('counts each event once, and resets after a sign-out', () => {
    const counts: number[] = [];
    const events = new UnreadableEvents(count => counts.push(count));
    for (const event of ['a', 'a', 'b', 'a']) events.add(event);
    events.forget();
    events.add('a');
    expect(counts).toEqual([1, 2, 0, 1]);
  });
});
