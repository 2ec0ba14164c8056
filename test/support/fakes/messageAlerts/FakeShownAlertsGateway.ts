import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { ShownAlerts, ShownAlertsGateway } from '@/application/messageAlerts/ports/ShownAlertsGateway';
import type { Result } from '@/domain/kernel/Result';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';
import { PlannedFailures } from '../kernel/PlannedFailures';

export class FakeShownAlertsGateway implements ShownAlertsGateway {
  readonly planned = new PlannedFailures<'shownTo', CallFailure>();
  /** The app versions of its calls. */
  readonly versions: string[] = [];
  alerts: readonly ShownAlert[] = [];
  unreadable = 0;

  async shownTo(version: string): Promise<Result<ShownAlerts, CallFailure>> {
    this.versions.push(version);
    return this.planned.give('shownTo', () => ({ alerts: this.alerts, unreadable: this.unreadable }));
  }
}
