import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { WindowsChannel } from './WindowsChannel';

/** One user's windows of this origin, for one purpose. Messages of another shape are dropped. */
export class PersonalChannel<Update> {
  private channel: WindowsChannel | undefined;
  private stop: Unsubscribe = () => undefined;

  constructor(
    private readonly purpose: string,
    private readonly isUpdate: (data: unknown) => data is Update,
  ) {}

  announce(update: Update): void {
    this.channel?.announce(update);
  }

  listen(uid: string, onUpdate: (update: Update) => void): Unsubscribe {
    this.stop();
    const channel = new WindowsChannel(`${this.purpose}:${uid}`);
    const stop = channel.listen(data => {
      if (this.isUpdate(data)) onUpdate(data);
    });
    [this.channel, this.stop] = [channel, stop];
    return () => {
      stop();
      if (this.channel === channel) this.channel = undefined;
    };
  }
}
