import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { openChannel, type WindowChannel } from '../kernel/openChannel';
import { parseJson } from '@/domain/kernel/parseJson';

const CHANNEL = 'signed-out';

/** By channel, and by a storage event for windows in which the channel sleeps. Both reach this origin only. */
export class BroadcastSignOutSignal implements SignOutSignal {
  /**
   * One for sending and receiving: a channel never receives its own messages, but those of another one of the window.
   */
  private channel: WindowChannel | undefined;
  private readonly listeners = new Set<(uid: string) => void>();

  constructor(
    private readonly page: EventTarget = window,
    private readonly storage: Storage = localStorage,
  ) {}

  announce(uid: string): void {
    const channel = this.channel ?? openChannel(CHANNEL);
    channel.postMessage({ uid });
    if (channel !== this.channel) channel.close();
    this.announceByStorage(JSON.stringify({ uid }));
  }

  /** Storage may be refused or full; then the channel alone has to do. */
  private announceByStorage(text: string): void {
    try {
      this.storage.setItem(CHANNEL, text);
      this.storage.removeItem(CHANNEL);
    } catch {
      // The person is signed out here whether or not other windows learn it at once.
    }
  }

  listen(onSignedOut: (uid: string) => void): Unsubscribe {
    const entry = (uid: string): void => onSignedOut(uid);
    this.listeners.add(entry);
    this.open();
    const onStorage = (event: Event): void => {
      if ('key' in event && event.key === CHANNEL && 'newValue' in event)
        notify(parseJson(String(event.newValue)), entry);
    };
    this.page.addEventListener('storage', onStorage);
    return () => {
      this.page.removeEventListener('storage', onStorage);
      this.listeners.delete(entry);
      if (this.listeners.size === 0) this.close();
    };
  }

  private open(): void {
    if (this.channel !== undefined) return;
    this.channel = openChannel(CHANNEL);
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) =>
      [...this.listeners].forEach(listener => notify(data, listener));
  }

  private close(): void {
    this.channel?.close();
    this.channel = undefined;
  }
}

function notify(data: unknown, listener: (uid: string) => void): void {
  const uid = uidIn(data);
  if (uid !== undefined) listener(uid);
}

function uidIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'uid' in data && typeof data.uid === 'string' && data.uid !== ''
    ? data.uid
    : undefined;
}
