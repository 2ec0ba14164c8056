import type { Result } from '@/domain/kernel/Result';
import type { NotificationGateway, ReadMarkFailure } from './ports/NotificationGateway';

/** Marks a notification that the person has opened as read. */
export class MarkNotificationRead {
  constructor(private readonly gateway: NotificationGateway) {}

  execute(id: string): Promise<Result<void, ReadMarkFailure>> {
    return this.gateway.markRead(id);
  }
}
