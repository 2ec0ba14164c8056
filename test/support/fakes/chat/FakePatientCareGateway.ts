import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { PatientCareGateway } from '@/application/chat/ports/PatientCareGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

type Call = 'isHighRisk' | 'setHighRisk' | 'writeNote' | 'findNote' | 'removeNote' | 'discharge';
type Failure = ActFailure['kind'];

/** The care of one patient with whom the therapist has a chat. */
export class FakePatientCareGateway implements PatientCareGateway {
  highRisk = false;
  isDischarged = false;
  isMember = true;
  /** Runs once the patient is discharged, before the answer. */
  onDischarged: () => void = () => undefined;
  readonly notes = new Map<string, string>();
  private readonly failures = new Map<Call, { readonly kind: Failure; readonly butDone: boolean }[]>();
  private until: Promise<void> | undefined;
  private count = 0;
  private readonly repeated = new Set<Call>();

  /** The next such call fails; with `butDone` it is done and its answer lost. */
  failNext(call: Call, kind: Failure, { butDone = false } = {}): void {
    this.failures.set(call, [...(this.failures.get(call) ?? []), { kind, butDone }]);
  }

  /** The next such call arrives twice, as when a browser repeats a call; the second answer is returned. */
  repeatNext(call: Call): void {
    this.repeated.add(call);
  }

  /** A discharge is answered once this has resolved, as on a slow connection. */
  delayDischarge(until: Promise<void>): void {
    this.until = until;
  }

  async isHighRisk(): Promise<Result<boolean, ActFailure>> {
    return this.carry('isHighRisk', () => this.highRisk);
  }

  async setHighRisk(_patientId: string, highRisk: boolean): Promise<Result<void, ActFailure>> {
    return this.carry('setHighRisk', () => void (this.highRisk = highRisk));
  }

  async writeNote(_patientId: string, note: string, momentId?: string): Promise<Result<string, ActFailure>> {
    return this.carry('writeNote', () => {
      const id = momentId ?? `m-${(this.count += 1)}`;
      this.notes.set(id, note);
      return id;
    });
  }

  async findNote(_patientId: string, note: string): Promise<Result<string | null, ActFailure>> {
    return this.carry('findNote', () => [...this.notes].find(([, text]) => text === note)?.[0] ?? null);
  }

  async removeNote(_patientId: string, momentId: string): Promise<Result<void, ActFailure>> {
    return this.carry('removeNote', () => void this.notes.delete(momentId));
  }

  async discharge(): Promise<Result<void, ActFailure>> {
    if (this.until !== undefined) await this.until;
    return this.carry('discharge', () => {
      this.isDischarged = true;
      this.isMember = false;
      this.onDischarged();
    });
  }

  private carry<T>(call: Call, act: () => T): Result<T, ActFailure> {
    const [failure, ...later] = this.failures.get(call) ?? [];
    this.failures.set(call, later);
    if (this.repeated.delete(call)) act();
    if (failure === undefined) return this.isMember ? ok(act()) : fail({ kind: 'notInChat' });
    if (failure.butDone) act();
    return fail({ kind: failure.kind });
  }
}
