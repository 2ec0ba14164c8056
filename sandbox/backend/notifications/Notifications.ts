import { randomUUID } from 'node:crypto';
import type { DocumentPort } from '#sandbox/backend/shared/DocumentPort';

export type NotificationType = 'chatRequest' | 'leadStatus' | 'assignedPatient' | 'chatUpgraded';

/** What the notification is about; the booleans of the original are the texts `true` and `false`. */
export type NotificationData = { readonly type: NotificationType; readonly pubNub: 'true' | 'false' } & Readonly<Record<string, string>>;

/** Puts notifications into the documents that the dashboards listen to; `ts` is in milliseconds since 1970. */
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
        return { path: `notifications/${id}`, data: { id, user, ts, read: null, data: { ...data } } };
      }),
    );
  }
}
