import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { openChannel, type WindowChannel } from './openChannel';

/**
 * Connects all windows of this origin for one purpose. It sends and receives on one channel, so that it does not
 * receive its own messages. It is open while it has listeners.
 */
export class WindowsChannel {
  private channel: WindowChannel | undefined;
  private readonly listeners = new Set<(data: unknown) => void>();

  constructor(private readonly purpose: string) {}

  announce(data: unknown): void {
    const channel = this.channel ?? openChannel(this.purpose);
    channel.postMessage(data);
    if (channel !== this.channel) channel.close();
  }

  listen(onData: (data: unknown) => void): Unsubscribe {
    const entry = (data: unknown): void => onData(data);
    this.listeners.add(entry);
    this.open();
    return () => {
      this.listeners.delete(entry);
      if (this.listeners.size === 0) this.close();
    };
  }

  private open(): void {
    if (this.channel !== undefined) return;
    this.channel = openChannel(this.purpose);
    this.channel.onmessage = ({ data }) => [...this.listeners].forEach(listener => listener(data));
  }

  private close(): void {
    this.channel?.close();
    this.channel = undefined;
  }
}
