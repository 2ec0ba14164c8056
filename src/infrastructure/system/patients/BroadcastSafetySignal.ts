import type { SafetySignal } from '@/application/patients/ports/SafetySignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { WindowsChannel } from '../kernel/WindowsChannel';

/** If the browser refuses the channel, other windows reload within half a minute. */
export class BroadcastSafetySignal implements SafetySignal {
  private readonly channel = new WindowsChannel('patient-safety');

  announce(patientId: string): void {
    this.channel.announce(patientId);
  }

  listen(onChanged: (patientId: string) => void): Unsubscribe {
    return this.channel.listen(data => {
      if (typeof data === 'string') onChanged(data);
    });
  }
}
