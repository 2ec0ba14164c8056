import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { SwitchGateway } from '@/application/regions/ports/SwitchGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Switches in memory. */
export class FakeSwitchGateway implements SwitchGateway {
  readonly planned = new PlannedFailures<keyof SwitchGateway, CallFailure>();
  readonly switches = new Map<string, boolean>([
    ['isThrive24Enabled', true],
    ['isTherapistBookingEnabled', false],
  ]);

  async all(): Promise<Result<Readonly<Record<string, boolean>>, CallFailure>> {
    return this.planned.give('all', () => Object.fromEntries(this.switches));
  }

  async value(name: string): Promise<Result<boolean, CallFailure>> {
    const value = this.switches.get(name);
    return this.planned.carry('value', () => (value === undefined ? fail({ kind: 'notFound' }) : ok(value)));
  }
}
