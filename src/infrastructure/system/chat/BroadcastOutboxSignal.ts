import { isObject } from '@/domain/kernel/parseJson';
import type { OutboxUpdate, OutboxSignal } from '@/application/chat/ports/OutboxSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { PersonalChannel } from '../kernel/PersonalChannel';

const newsTypes: readonly string[] = [
  'kept',
  'posted',
  'refused',
  'retry',
  'discarded',
] satisfies OutboxUpdate['type'][];

/** Only windows of this origin share the channel; malformed messages are dropped. */
export class BroadcastOutboxSignal implements OutboxSignal {
  private readonly channel: PersonalChannel<OutboxUpdate>;

  /** `purpose`: whose outbox it is; engines of different generations do not share one. */
  constructor(purpose = 'chat-outbox') {
    this.channel = new PersonalChannel(purpose, isUpdate);
  }

  announce(update: OutboxUpdate): void {
    this.channel.announce(update);
  }

  listen(uid: string, onUpdate: (update: OutboxUpdate) => void): Unsubscribe {
    return this.channel.listen(uid, onUpdate);
  }
}

function isUpdate(data: unknown): data is OutboxUpdate {
  return isObject(data) && typeof data['type'] === 'string' && newsTypes.includes(data['type']);
}
