import type { Session } from '@/domain/session/Session';
import { BroadcastRenewedSessionSignal } from '@/infrastructure/system/session/BroadcastRenewedSessionSignal';

const session: Session = { user: { uid: 'ann', email: 'ann@example.org' }, cookie: 'secret', since: 1 };
const settled = () => new Promise(resolve => setTimeout(resolve, 30));

describe('BroadcastRenewedSessionSignal', () => {
  const stops: (() => void)[] = [];
  const listen = (uid: string) => {
    const signal = new BroadcastRenewedSessionSignal();
    const heard: Session[] = [];
    stops.push(signal.listen(uid, item => heard.push(item)));
    return { signal, heard };
  };
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('reaches the other windows of the user, but not the sender or another user', async () => {
    const [first, second, other] = [listen('ann'), listen('ann'), listen('ben')];
    first.signal.announce(session);
    await settled();
    expect([first.heard, second.heard, other.heard]).toEqual([[], [session], []]);
  });

  it('drops messages that are not a complete session of the user', async () => {
    const { heard } = listen('ann');
    const stranger = new BroadcastChannel('renewed-session:ann');
    for (const word of [
      'text',
      null,
      {},
      { ...session, cookie: '' },
      { ...session, user: { uid: 'ben', email: 'b' } },
      { ...session, since: 'now' },
    ])
      stranger.postMessage(word);
    await settled();
    stranger.close();
    expect(heard).toEqual([]);
  });
});
