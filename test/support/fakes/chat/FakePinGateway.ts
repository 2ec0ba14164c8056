import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { PinGateway } from '@/application/chat/ports/PinGateway';
import type { ReadList } from '@/domain/kernel/ReadList';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Has the patients whom the therapist may pin. */
export class FakePinGateway implements PinGateway {
  reachable = true;
  pins: readonly string[] = [];
  /** Pins that are missing because they cannot be read. */
  unreadable = 0;

  constructor(private readonly patients: readonly string[] = ['p-ana', 'p-ben', 'p-cleo']) {}

  async pinned(): Promise<Result<ReadList<string>, DeliveryFailure>> {
    return this.reachable ? ok({ items: this.pins, unreadable: this.unreadable }) : fail({ kind: 'unreachable' });
  }

  async pin(patientId: string): Promise<Result<void, DeliveryFailure>> {
    if (!this.reachable) return fail({ kind: 'unreachable' });
    if (!this.patients.includes(patientId)) return fail({ kind: 'invalid' });
    this.pins = [patientId, ...this.pins.filter(id => id !== patientId)];
    return ok(undefined);
  }

  async unpin(patientId: string): Promise<Result<void, DeliveryFailure>> {
    if (!this.reachable) return fail({ kind: 'unreachable' });
    this.pins = this.pins.filter(id => id !== patientId);
    return ok(undefined);
  }
}
