import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { WindowsChannel } from '../kernel/WindowsChannel';
import { isObject, parseJson } from '@/domain/kernel/parseJson';

const CHANNEL = 'signed-out';

/** By channel, and by a storage event for windows in which the channel sleeps. Both reach this origin only. */
export class BroadcastSignOutSignal implements SignOutSignal {
  private readonly channel = new WindowsChannel(CHANNEL);

  constructor(
    private readonly page: EventTarget = window,
    private readonly storage: Storage = localStorage,
  ) {}

  announce(uid: string): void {
    this.channel.announce({ uid });
    this.announceByStorage(JSON.stringify({ uid }));
  }

  /** Storage may be refused or full; then the channel alone has to do. */
  private announceByStorage(text: string): void {
    try {
      this.storage.setItem(CHANNEL, text);
      this.storage.removeItem(CHANNEL);
    } catch {
      // The user is signed out here whether or not other windows learn it at once.
    }
  }

  listen(onSignedOut: (uid: string) => void): Unsubscribe {
    const stopChannel = this.channel.listen(data => notify(data, onSignedOut));
    const onStorage = (event: Event): void => {
      if ('key' in event && event.key === CHANNEL && 'newValue' in event)
        notify(parseJson(String(event.newValue)), onSignedOut);
    };
    this.page.addEventListener('storage', onStorage);
    return () => {
      this.page.removeEventListener('storage', onStorage);
      stopChannel();
    };
  }
}

function notify(data: unknown, listener: (uid: string) => void): void {
  const uid = uidIn(data);
  if (uid !== undefined) listener(uid);
}

function uidIn(data: unknown): string | undefined {
  return isObject(data) && typeof data['uid'] === 'string' && data['uid'] !== '' ? data['uid'] : undefined;
}
