import type { OutboxNews, OutboxSignal } from '@/application/chat/ports/OutboxSignal';
import type { Stop } from '@/application/shared/Stop';
import { openChannel, type WindowChannel } from './openChannel';

const newsTypes: readonly string[] = ['kept', 'posted', 'refused', 'retry', 'discarded'] satisfies OutboxNews['type'][];

/** Only windows of this origin share the channel; what is not news of the outbox is dropped. */
export class BroadcastOutboxSignal implements OutboxSignal {
  private channel: WindowChannel | undefined;

  /** `purpose`: whose outbox it is; engines of different generations do not hear each other. */
  constructor(private readonly purpose = 'chat-outbox') {}

  announce(news: OutboxNews): void {
    this.channel?.postMessage(news);
  }

  listen(uid: string, onNews: (news: OutboxNews) => void): Stop {
    this.channel?.close();
    const channel = openChannel(`${this.purpose}:${uid}`);
    this.channel = channel;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isNews(data)) onNews(data);
    };
    return () => {
      channel.close();
      if (this.channel === channel) this.channel = undefined;
    };
  }
}

function isNews(data: unknown): data is OutboxNews {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string' && newsTypes.includes(data.type);
}
