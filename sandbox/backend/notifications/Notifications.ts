import { randomUUID } from 'node:crypto';
import type { NotificationType } from '@/domain/notifications/StaffNotification';
import type { DocumentPort } from '#sandbox/backend/kernel/DocumentPort';

/**
 * The subject of the notification; the booleans of the original are the texts `true` and `false`, and old ones have no
 * `pubNub`.
 */
export type NotificationData = { readonly type: NotificationType } & Readonly<Partial<Record<string, string>>>;

/**
 * Puts notifications into the documents that the dashboards listen to; `ts` and `read` are in milliseconds since 1970.
 */
export class Notifications {
  constructor(
    private readonly documents: DocumentPort,
    private readonly clock: { now(): number },
  ) {}

  notify(users: readonly string[], data: NotificationData): void {
    const ts = this.clock.now();
    this.documents.writeAll(
      users.map(user => {
        const id = randomUUID();
        return { path: pathOf(id), data: { id, user, ts, read: null, data: { ...data } } };
      }),
    );
  }

  /** Marks those that belong to the reader and returns the ids that are now read. */
  markRead(reader: string, ids: readonly string[]): string[] {
    const own = ids.filter(id => !id.includes('/') && this.documents.read(pathOf(id))?.['user'] === reader);
    for (const id of own) this.settle(id);
    return own;
  }

  /** An accepted request no longer waits for anyone. A notification to a single therapist names its request. */
  settleRequest(patientId: string, requestId?: string): void {
    const asked = this.documents
      .all('notifications')
      .filter(({ data }) => isRequestOf(data['data'], patientId, requestId));
    for (const { id } of asked) this.settle(id);
  }

  private settle(id: string): void {
    if (this.documents.read(pathOf(id))?.['read'] === null)
      this.documents.merge(pathOf(id), { read: this.clock.now() });
  }
}

function isRequestOf(data: unknown, patientId: string, requestId: string | undefined): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'chatRequest') return false;
  return (
    'patientId' in data &&
    data.patientId === patientId &&
    ('requestId' in data ? data.requestId : undefined) === requestId
  );
}

function pathOf(id: string): string {
  return `notifications/${id}`;
}
