import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { openChannel, type WindowChannel } from './openChannel';

/** One person's windows of this origin, for one purpose. What is not news of it is dropped. */
export class PersonalChannel<Update> {
  private channel: WindowChannel | undefined;

  constructor(
    private readonly purpose: string,
    private readonly isNews: (data: unknown) => data is Update,
  ) {}

  announce(update: Update): void {
    this.channel?.postMessage(update);
  }

  listen(uid: string, onUpdate: (update: Update) => void): Unsubscribe {
    this.channel?.close();
    const channel = openChannel(`${this.purpose}:${uid}`);
    this.channel = channel;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.isNews(data)) onUpdate(data);
    };
    return () => {
      channel.close();
      if (this.channel === channel) this.channel = undefined;
    };
  }
}
