import { isObject } from '@/domain/kernel/parseJson';
import type { AlertUpdate, AlertSignal } from '@/application/messageAlerts/ports/AlertSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { PersonalChannel } from '../kernel/PersonalChannel';

const KINDS: readonly AlertUpdate['kind'][] = ['asked', 'failed', 'dismissed', 'wanted'];

/** Only windows of this origin share the channel; malformed messages are dropped. */
export class BroadcastAlertSignal implements AlertSignal {
  private readonly channel = new PersonalChannel<AlertUpdate>('message-alerts', isAlertUpdate);

  announce(update: AlertUpdate): void {
    this.channel.announce(update);
  }

  listen(uid: string, onUpdate: (update: AlertUpdate) => void): Unsubscribe {
    return this.channel.listen(uid, onUpdate);
  }
}

function isAlertUpdate(data: unknown): data is AlertUpdate {
  if (!isObject(data)) return false;
  const kind = KINDS.find(one => one === data['kind']);
  if (kind === 'asked') return isAnswer(data);
  if (kind === 'dismissed') return isObject(data['dismissal']);
  return kind !== undefined;
}

const isAnswer = (data: object): boolean =>
  'alerts' in data &&
  Array.isArray(data.alerts) &&
  'at' in data &&
  typeof data.at === 'number' &&
  'failedSince' in data &&
  (data.failedSince === null || typeof data.failedSince === 'number');
