import type { HostCommand } from '@/application/chat/protocol/HostCommand';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';

/**
 * A worker as its page sees it: messages in both directions are cloned and arrive later, in order, and an uncaught
 * error is reported. The test does its work.
 */
export class ThreadOfMessages extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  readonly heard: HostCommand[] = [];
  isEnded = false;
  private readonly channel = new MessageChannel();

  constructor() {
    super();
    this.channel.port1.onmessage = ({ data }: MessageEvent<HostUpdate>) =>
      void this.onmessage?.call(this, new MessageEvent('message', { data }));
    this.channel.port2.onmessage = ({ data }: MessageEvent<HostCommand>) => void this.heard.push(data);
  }

  postMessage(message: unknown): void {
    this.channel.port1.postMessage(message);
  }

  terminate(): void {
    this.isEnded = true;
    this.channel.port1.close();
  }

  says(hostUpdate: HostUpdate): void {
    this.channel.port2.postMessage(hostUpdate);
  }

  breaks(message: string): void {
    this.onerror?.call(this, Object.assign(new Event('error'), { message }) as ErrorEvent);
  }
}
