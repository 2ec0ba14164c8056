import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import type { NotificationGateway } from '@/application/notifications/ports/NotificationGateway';
import type { NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import type { NotificationSource } from '@/application/notifications/ports/NotificationSource';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import {
  notificationDisplay,
  type DisplayedNotification,
  type NotificationTarget,
} from '@/domain/notifications/notificationDisplay';
import type { StaffNotification } from '@/domain/notifications/StaffNotification';
import { routes } from '../app/routes/routes';
import { requestListPath } from '../chat/chatPath';
import { SteadyRows } from '../kit/SteadyRows';
import { NOTIFICATION_LIMIT, unreadBadge } from '@/domain/notifications/unreadBadge.rule';

export interface NotificationUseCases {
  readonly source: Pick<NotificationSource, 'watchNotifications'>;
  readonly gateway: Pick<NotificationGateway, 'markRead'>;
  readonly markAllNotificationsRead: MarkAllNotificationsRead;
  readonly clock: Clock;
  /** Called when one or all notifications could not be marked as read. */
  readonly onNotCleared: () => void;
}

export interface ShownNotification {
  readonly notification: StaffNotification;
  readonly display: DisplayedNotification;
  /** The address to which it leads. */
  readonly link: string;
}

/** The signed-in user's notifications, in both generations. */
export class NotificationsStore {
  state: LiveState<NotificationPage> = { status: 'unknown' };
  /** The generation whose notifications are being marked as read. */
  marking: ChatGeneration | undefined = undefined;
  /** The time at which the list was last loaded, in milliseconds since 1970. */
  now: number;

  readonly steady: SteadyRows;

  constructor(private readonly useCases: NotificationUseCases) {
    this.now = useCases.clock.now();
    this.steady = new SteadyRows(useCases.clock);
    makeObservable<this, 'apply' | 'page'>(this, {
      state: observableRef,
      marking: observable,
      now: observable,
      page: computed,
      v1: computed,
      v2: computed,
      unreadCount: computed,
      apply: action,
      markAll: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.useCases.source.watchNotifications(state => this.apply(state));
    const stopSteady = this.steady.start();
    return () => {
      stop();
      stopSteady();
    };
  }

  get v1(): readonly ShownNotification[] {
    return this.shown('v1');
  }

  get v2(): readonly ShownNotification[] {
    return this.shown('v2');
  }

  /** The number of unread notifications in both generations; undefined if it is unknown. */
  get unreadCount(): number | undefined {
    return 'value' in this.state ? unreadOf(this.page.notifications).length : undefined;
  }

  get listIsFull(): boolean {
    return this.page.notifications.length + this.page.unreadable >= NOTIFICATION_LIMIT;
  }

  get unreadable(): number {
    return this.page.unreadable;
  }

  /** The badge of a generation; empty if nothing is unread. */
  badge(generation: ChatGeneration): string {
    const { notifications } = this.page;
    return unreadBadge({
      unread: this.unreadIn(generation).length,
      listed: notifications.length,
      listedUnread: unreadOf(notifications).length,
    }).text;
  }

  unreadIn(generation: ChatGeneration): readonly StaffNotification[] {
    return unreadOf(this[generation].map(({ notification }) => notification));
  }

  open({ id, readAt }: StaffNotification): void {
    if (readAt === null) void this.markRead(id);
  }

  markAll(generation: ChatGeneration): void {
    const ids = this.unreadIn(generation).map(({ id }) => id);
    if (ids.length === 0 || this.marking !== undefined) return;
    this.marking = generation;
    void this.clear(ids);
  }

  private async markRead(id: string): Promise<void> {
    const marked = await this.useCases.gateway.markRead(id);
    if (!marked.ok) this.useCases.onNotCleared();
  }

  private async clear(ids: readonly string[]): Promise<void> {
    const marked = await this.useCases.markAllNotificationsRead.execute(ids);
    runInAction(() => {
      this.marking = undefined;
    });
    if (!marked.ok) this.useCases.onNotCleared();
  }

  private get page(): NotificationPage {
    return 'value' in this.state ? this.state.value : { notifications: [], unreadable: 0 };
  }

  private shown(generation: ChatGeneration): readonly ShownNotification[] {
    const own = this.page.notifications.filter(notification => notification.generation === generation);
    return this.steady
      .arrange(own, ({ id }) => id, generation)
      .map(notification => {
        const display = notificationDisplay(notification);
        return { notification, display, link: linkTo(display.target) };
      });
  }

  private apply(state: LiveState<NotificationPage>): void {
    this.state = state;
    this.now = this.useCases.clock.now();
  }
}

const unreadOf = (notifications: readonly StaffNotification[]): readonly StaffNotification[] =>
  notifications.filter(({ readAt }) => readAt === null);

function linkTo(target: NotificationTarget): string {
  switch (target.page) {
    case 'chatRequests':
      return requestListPath(target.generation);
    case 'profile':
      return target.patientId === null ? routes.generalRisk.to() : routes.profile.to({ patientId: target.patientId });
    case 'chatV2':
      return routes.chatV2.to({ list: 'all', chatSessionId: target.chatSessionId ?? undefined });
  }
}
