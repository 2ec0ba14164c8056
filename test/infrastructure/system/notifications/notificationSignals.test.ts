import { BroadcastChannel } from 'node:worker_threads';
import { BroadcastAttention } from '@/infrastructure/system/notifications/BroadcastAttention';

describe('BroadcastAttention', () => {
  const before = globalThis.BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  beforeAll(() => {
    class Channel extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
  });
  afterAll(() => {
    for (const channel of opened) channel.close();
    Object.assign(globalThis, { BroadcastChannel: before });
  });

  it('asks the focused window on each call what is on its screen', async () => {
    let question = 0;
    const draw = () => String((question += 1));
    let onScreen: string | undefined = 'c-1';
    const asking = new BroadcastAttention(() => undefined, draw);
    const looking = new BroadcastAttention(() => onScreen, draw);
    expect(await asking.attended()).toEqual(['c-1']);
    expect(await looking.attended()).toEqual(['c-1']);
    onScreen = undefined;
    expect(await asking.attended()).toEqual([]);
  });
});
