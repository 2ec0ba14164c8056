import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { NotificationGateway } from './ports/NotificationGateway';

/** `left` counts those that are still unread. */
export type MarkAllFailure = { readonly kind: 'notAllCleared'; readonly left: number };

/** Marks the named notifications as read, and reports only those that were marked. */
export class MarkAllNotificationsRead {
  constructor(private readonly gateway: NotificationGateway) {}

  async execute(ids: readonly string[]): Promise<Result<void, MarkAllFailure>> {
    const answer = await this.gateway.markAllRead(ids);
    const read = new Set(answer.ok ? answer.value : []);
    const left = ids.filter(id => !read.has(id)).length;
    return left === 0 ? ok(undefined) : fail({ kind: 'notAllCleared', left });
  }
}
