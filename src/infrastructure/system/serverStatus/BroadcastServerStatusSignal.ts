import { isObject } from '@/domain/kernel/parseJson';
import type { ServerStatusListener, ServerStatusSignal } from '@/application/serverStatus/ports/ServerStatusSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { openChannel, type WindowChannel } from '../kernel/openChannel';

const CHANNEL = 'server-status';

/**
 * For one listener; another in the same window needs its own instance. Only this origin shares the channel. Messages
 * that are not a status are ignored.
 */
export class BroadcastServerStatusSignal implements ServerStatusSignal {
  private channel: WindowChannel | undefined;

  announce(status: ServerStatus): void {
    this.channel?.postMessage({ status });
  }

  request(): void {
    this.channel?.postMessage({ asked: true });
  }

  listen(listener: ServerStatusListener): Unsubscribe {
    const channel = openChannel(CHANNEL);
    this.channel?.close();
    this.channel = channel;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const status = statusIn(data);
      if (status !== undefined) listener.onStatus(status);
      else if (isObject(data) && 'asked' in data) listener.onRequest();
    };
    return () => {
      channel.close();
      if (this.channel === channel) this.channel = undefined;
    };
  }
}

function statusIn(data: unknown): ServerStatus | undefined {
  if (!isObject(data)) return undefined;
  const { status } = data;
  if (!isObject(status)) return undefined;
  const { state } = status;
  if (state === 'online' || state === 'offline') return { state };
  return state === 'goingOffline'
    ? { state, at: typeof status['at'] === 'number' ? status['at'] : undefined }
    : undefined;
}
