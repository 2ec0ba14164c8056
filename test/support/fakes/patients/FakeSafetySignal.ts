import type { SafetySignal } from '@/application/patients/ports/SafetySignal';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** One window; `another` returns another window of the same browser. */
export class FakeSafetySignal implements SafetySignal {
  private readonly listeners = new Listeners<[patientId: string]>();

  constructor(private readonly windows: FakeSafetySignal[] = []) {
    windows.push(this);
  }

  another(): FakeSafetySignal {
    return new FakeSafetySignal(this.windows);
  }

  announce(patientId: string): void {
    this.windows.filter(window => window !== this).forEach(({ listeners }) => listeners.notify(patientId));
  }

  listen(onChanged: (patientId: string) => void): Unsubscribe {
    return this.listeners.add(onChanged);
  }
}
