import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';
import type { Stop } from '@/application/shared/Stop';

const CHANNEL = 'signed-out';

/** By channel, and by a storage event for windows in which the channel sleeps. Both reach this origin only. */
export class BroadcastSignOutSignal implements SignOutSignal {
  constructor(
    private readonly page: EventTarget = window,
    private readonly storage: Storage = localStorage,
  ) {}

  announce(uid: string): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ uid });
    channel.close();
    this.announceByStorage(JSON.stringify({ uid }));
  }

  /** Storage may be refused or full; then the channel alone has to do. */
  private announceByStorage(text: string): void {
    try {
      this.storage.setItem(CHANNEL, text);
      this.storage.removeItem(CHANNEL);
    } catch {
      // The person is signed out here whether or not other windows hear of it at once.
    }
  }

  listen(onSignedOut: (uid: string) => void): Stop {
    const tell = (data: unknown): void => {
      const uid = uidIn(data);
      if (uid !== undefined) onSignedOut(uid);
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => tell(data);
    const onStorage = (event: Event): void => {
      if ('key' in event && event.key === CHANNEL && 'newValue' in event) tell(parse(event.newValue));
    };
    this.page.addEventListener('storage', onStorage);
    return () => {
      channel.close();
      this.page.removeEventListener('storage', onStorage);
    };
  }
}

function uidIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'uid' in data && typeof data.uid === 'string' && data.uid !== '' ? data.uid : undefined;
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
