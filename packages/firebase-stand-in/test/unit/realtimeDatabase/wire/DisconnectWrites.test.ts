import { DisconnectWrites } from '../../../../realtimeDatabase/wire/DisconnectWrites';

describe('DisconnectWrites', () => {
  it('lets a later write replace earlier ones at and below its place', () => {
    const writes = new DisconnectWrites();
    writes.put([
      [['a', 'b'], 1],
      [['c'], 2],
    ]);
    writes.put([[['a'], 3]]);
    expect(writes.consumeAll()).toEqual([
      [['c'], 2],
      [['a'], 3],
    ]);
  });

  it('forgets what was cancelled, and everything once taken', () => {
    const writes = new DisconnectWrites();
    writes.put([
      [['a', 'b'], 1],
      [['ab'], 2],
    ]);
    writes.cancel(['a']);
    expect(writes.consumeAll()).toEqual([[['ab'], 2]]);
    expect(writes.consumeAll()).toEqual([]);
  });
});
