import { BroadcastOutboxSignal } from '@/infrastructure/system/chat/BroadcastOutboxSignal';
import { BroadcastServerStatusSignal } from '@/infrastructure/system/serverStatus/BroadcastServerStatusSignal';
import { BroadcastSignOutSignal } from '@/infrastructure/system/session/BroadcastSignOutSignal';
import { openChannel } from '@/infrastructure/system/kernel/openChannel';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

const settled = () => new Promise(resolve => setTimeout(resolve, 30));
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('openChannel', () => {
  const platforms = globalThis.BroadcastChannel;
  const refuseChannels = () => Object.assign(globalThis, { BroadcastChannel: refuse });
  afterEach(() => {
    globalThis.BroadcastChannel = platforms;
  });

  it('reaches the other windows', async () => {
    const [here, there] = [openChannel('any'), openChannel('any')];
    const heard: unknown[] = [];
    there.onmessage = ({ data }) => heard.push(data);
    here.postMessage('word');
    await settled();
    expect(heard).toEqual(['word']);
    here.close();
    there.close();
  });

  it('works without other windows if the browser refuses channels', () => {
    refuseChannels();
    const alone = openChannel('any');
    expect(() => alone.postMessage('word')).not.toThrow();
    alone.close();
  });

  it('lets every signal between windows start if the browser refuses channels', () => {
    refuseChannels();
    const signOut = new BroadcastSignOutSignal(new EventTarget(), new MemoryStorage());
    const status = new BroadcastServerStatusSignal();
    const outbox = new BroadcastOutboxSignal();
    signOut.listen(() => undefined)();
    signOut.announce('ann');
    status.listen({ onStatus: () => undefined, onRequest: () => undefined })();
    status.announce({ state: 'online' });
    outbox.listen('ann', () => undefined)();
    expect(globalThis.BroadcastChannel).toBe(refuse);
  });
});
