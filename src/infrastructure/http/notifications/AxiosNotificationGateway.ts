import type { NotificationGateway, ReadMarkFailure } from '@/application/notifications/ports/NotificationGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { chatEndpoints } from '../endpoints/chat';
import { notificationEndpoints } from '../endpoints/notifications';

export class AxiosNotificationGateway implements NotificationGateway {
  constructor(private readonly backend: BackendClient) {}

  async markRead(id: string): Promise<Result<void, ReadMarkFailure>> {
    const answer = await this.backend.call(notificationEndpoints.markNotificationRead, {
      path: { notificationId: id },
    });
    return answer.ok ? ok(undefined) : fail({ kind: 'couldNotMark' });
  }

  async markAllRead(ids: readonly string[]): Promise<Result<readonly string[], ReadMarkFailure>> {
    const answer = await this.backend.call(notificationEndpoints.markNotificationsRead, { body: { ids: [...ids] } });
    return mapAnswer(
      answer,
      ({ read }) => read,
      () => ({ kind: 'couldNotMark' }),
    );
  }

  async tidyCache(): Promise<Result<void, { readonly kind: 'couldNotTidy' }>> {
    const answer = await this.backend.call(chatEndpoints.cleanNotificationCache, {});
    return answer.ok ? ok(undefined) : fail({ kind: 'couldNotTidy' });
  }
}
