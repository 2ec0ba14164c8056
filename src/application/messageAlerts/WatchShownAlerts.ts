import type { Leadership } from '@/application/chat/ports/Leadership';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { alertOrder } from '@/domain/messageAlerts/alertOrder.rule';
import type { Dismissal, ShownAlert } from '@/domain/messageAlerts/MessageAlert';
import type { DismissAlert } from './DismissAlert';
import type { AlertUpdate, AlertSignal } from './ports/AlertSignal';
import type { DismissalVault } from './ports/DismissalVault';
import type { ShownAlertsGateway } from './ports/ShownAlertsGateway';

export interface WatchShownAlertsPorts {
  readonly gateway: ShownAlertsGateway;
  readonly vault: Pick<DismissalVault, 'read'>;
  readonly dismissAlert: DismissAlert;
  readonly signal: AlertSignal;
  readonly leadership: Leadership;
  /** Server time: a message ends by the server's clock. */
  readonly clock: Clock;
  readonly uid: () => string | undefined;
  /** Of the dashboard. */
  readonly version: string;
}

export interface AlertsNow {
  readonly open: readonly ShownAlert[];
  /** Behind "more". */
  readonly more: readonly ShownAlert[];
  /** Start of the current failure to load them, in milliseconds since 1970; null if there is none. */
  readonly failedSince: number | null;
}

/** The polling interval, in milliseconds. */
export const EVERY_MS = 60_000;
/** Browser timers cannot be set for weeks ahead. */
const LONGEST_WAIT_MS = 3_600_000;

export interface AlertWatch {
  /** `isVisible`: true if this window is visible. Hidden windows load nothing. */
  setVisible(isVisible: boolean): void;
  dismiss(dismissal: Dismissal): void;
  stop(): void;
}

/**
 * Watches the messages that a user is to see. One of the user's visible windows on this device asks for all of them. If
 * a request fails, the known messages stay until they end.
 */
export class WatchShownAlerts {
  constructor(private readonly ports: WatchShownAlertsPorts) {}

  execute(notify: (now: AlertsNow) => void): AlertWatch {
    return new ShownAlertsWatch(this.ports, notify);
  }
}

class ShownAlertsWatch implements AlertWatch {
  private alerts: readonly ShownAlert[] = [];
  private dismissed: readonly Dismissal[] = [];
  /** True if earlier dismissals are known; undefined until the first answer. */
  private knowsDismissed: boolean | undefined = undefined;
  /** Dismissed in this window, and not kept yet. */
  private unsaved: readonly Dismissal[] = [];
  /** The time of the last request, in milliseconds since 1970. */
  private askedAt: number | undefined = undefined;
  /** The server's time of the known answer. */
  private answeredAt: number | undefined = undefined;
  private failedSince: number | null = null;
  private isVisible = false;
  private isStopped = false;
  private isAsking = false;
  /** This window asks, for all of them. */
  private isLeading = false;
  private stopListening: Unsubscribe = () => undefined;
  private resign: Unsubscribe = () => undefined;
  private cancelAsking: Unsubscribe = () => undefined;
  private cancelTurn: Unsubscribe = () => undefined;

  constructor(
    private readonly ports: WatchShownAlertsPorts,
    private readonly notify: (now: AlertsNow) => void,
  ) {
    const uid = ports.uid();
    if (uid !== undefined) this.stopListening = ports.signal.listen(uid, update => this.receive(update));
    void this.readDismissed();
  }

  setVisible(isVisible: boolean): void {
    const uid = this.ports.uid();
    if (isVisible === this.isVisible || this.isStopped || uid === undefined) return;
    this.isVisible = isVisible;
    this.resign();
    this.stopLeading();
    this.resign = (): void => undefined;
    if (!isVisible) return;
    // Messages that began or ended while the window was hidden are updated now.
    this.show();
    this.ports.signal.announce({ kind: 'wanted' });
    this.resign = this.ports.leadership.campaign(
      `message-alerts:${uid}`,
      () => this.lead(),
      () => this.stopLeading(),
    );
  }

  dismiss(dismissal: Dismissal): void {
    this.addDismissed([dismissal]);
    this.ports.signal.announce({ kind: 'dismissed', dismissal });
    this.unsaved = [...this.unsaved, dismissal];
    void this.saveDismissed();
  }

  stop(): void {
    this.isStopped = true;
    this.stopListening();
    this.resign();
    this.stopLeading();
    this.cancelTurn();
  }

  private lead(): void {
    if (!this.isVisible || this.isStopped) return;
    this.isLeading = true;
    const age = this.askedAt === undefined ? EVERY_MS : this.ports.clock.now() - this.askedAt;
    if (age >= EVERY_MS) void this.load();
    else this.wait(EVERY_MS - age);
  }

  private stopLeading(): void {
    this.isLeading = false;
    this.cancelAsking();
  }

  private wait(forMs: number): void {
    this.cancelAsking();
    this.cancelAsking = this.ports.clock.wakeIn(forMs, () => void this.load());
  }

  private async load(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const { gateway, signal, clock, version } = this.ports;
    const answer = await gateway.shownTo(version);
    this.isAsking = false;
    if (this.isStopped) return;
    this.askedAt = clock.now();
    // An unreadable message may be an urgent one, so it counts as a failure.
    this.setFailed(!answer.ok || answer.value.unreadable > 0);
    if (answer.ok) [this.alerts, this.answeredAt] = [answer.value.alerts, this.askedAt];
    if (answer.ok) this.announceKnown();
    else signal.announce({ kind: 'failed' });
    if (answer.ok) this.retryDismissed();
    this.show();
    // Another window may have taken the lead while this one was hidden.
    if (this.isLeading) this.wait(EVERY_MS);
  }

  /** Announces the known messages and whether the latest request failed. */
  private announceKnown(): void {
    const { alerts, answeredAt: at, failedSince } = this;
    if (at !== undefined) this.ports.signal.announce({ kind: 'asked', alerts, at, failedSince });
    else if (failedSince !== null) this.ports.signal.announce({ kind: 'failed' });
  }

  private receive(update: AlertUpdate): void {
    switch (update.kind) {
      case 'asked':
        // A window that was hidden for long says what it knew then.
        if (this.answeredAt !== undefined && update.at < this.answeredAt) return;
        [this.alerts, this.askedAt, this.answeredAt] = [update.alerts, update.at, update.at];
        this.failedSince = update.failedSince;
        this.retryDismissed();
        break;
      case 'failed':
        this.setFailed(true);
        break;
      case 'dismissed':
        this.addDismissed([update.dismissal]);
        return;
      case 'wanted':
        this.announceKnown();
        return;
    }
    this.show();
  }

  private setFailed(isFailed: boolean): void {
    this.failedSince = isFailed ? (this.failedSince ?? this.ports.clock.now()) : null;
  }

  private addDismissed(added: readonly Dismissal[]): void {
    this.dismissed = [...added, ...this.dismissed];
    this.show();
  }

  private async readDismissed(): Promise<void> {
    const stored = await this.ports.vault.read();
    this.knowsDismissed = stored.ok;
    this.addDismissed(stored.ok ? stored.value.dismissed : []);
  }

  /** The server answers again, so dismissals may be readable again. */
  private retryDismissed(): void {
    if (this.knowsDismissed === false) void this.readDismissed();
  }

  /** Dismissals that could not be saved are saved with the next one. */
  private async saveDismissed(): Promise<void> {
    const saving = this.unsaved;
    if (await this.ports.dismissAlert.execute(saving)) this.unsaved = this.unsaved.filter(one => !saving.includes(one));
  }

  private show(): void {
    if (this.isStopped) return;
    const { clock } = this.ports;
    const now = clock.now();
    // A dismissed message does not come back for a moment with each page. An urgent one waits for no answer.
    const alerts = this.alerts.filter(
      alert => this.knowsDismissed !== undefined || alert.kind === 'urgent' || !alert.isDismissible,
    );
    const { open, more, until } = alertOrder({ alerts, dismissed: this.dismissed, now });
    const byId = new Map(this.alerts.map(alert => [alert.id, alert]));
    const pick = (ids: readonly string[]): readonly ShownAlert[] => ids.flatMap(id => byId.get(id) ?? []);
    this.cancelTurn();
    if (until !== null) this.cancelTurn = clock.wakeIn(Math.min(until - now, LONGEST_WAIT_MS), () => this.show());
    this.notify({ open: pick(open), more: pick(more), failedSince: this.failedSince });
  }
}
