import type { DischargeChecklist } from '@/domain/patients/dischargeChecklist.rule';
import { noteText, type NoteFault } from '@/domain/patients/noteText.rule';
import { fail, type Result } from '@/domain/shared/Result';
import type { ActFailure } from '../chat/ports/ActFailure';
import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { PatientCareGateway } from '../chat/ports/PatientCareGateway';
import type { CheckDischarge, DischargeCheck } from './CheckDischarge';

export interface DischargeCommand extends DischargeCheck {
  /** Why the patient is discharged with open items; not looked at where nothing was accepted. */
  readonly reason: string;
  /** Chosen once for the dialog: stands behind the reason in the note, so that a repeated attempt finds its own note and no other. */
  readonly actId: string;
}

export type DischargeFailure =
  | ActFailure
  | { readonly kind: 'noPatient' }
  /** Something is open, or could not be checked; nothing was done. */
  | { readonly kind: 'blocked'; readonly checklist: DischargeChecklist }
  | { readonly kind: 'reasonUnfit'; readonly fault: NoteFault };

type CareGateway = Pick<PatientCareGateway, 'findNote' | 'writeNote' | 'removeNote' | 'discharge'>;

/** Discharges a patient from care, once everything was checked anew. What was accepted is written into the record first. */
export class DischargeFromCare {
  constructor(
    private readonly check: CheckDischarge,
    private readonly gateway: CareGateway,
    private readonly engine: ChatEngine,
  ) {}

  async execute({ reason, actId, ...command }: DischargeCommand): Promise<Result<void, DischargeFailure>> {
    if (command.patientId === '') return fail({ kind: 'noPatient' });
    const checklist = await this.check.execute(command);
    if (!checklist.mayDischarge) return fail({ kind: 'blocked', checklist });
    if (!checklist.needsReason) return this.discharge(command.patientId);
    const note = `${reason.trim()} [${actId}]`;
    const fault = noteText({ text: reason }).fault ?? noteText({ text: note }).fault;
    if (fault !== null) return fail({ kind: 'reasonUnfit', fault });
    return this.dischargeWithNote(command.patientId, note);
  }

  private async dischargeWithNote(patientId: string, note: string): Promise<Result<void, DischargeFailure>> {
    // An attempt before this one may have written it.
    const found = await this.gateway.findNote(patientId, note);
    if (!found.ok) return found;
    const written = found.value === null ? await this.gateway.writeNote(patientId, note) : { ok: true as const, value: found.value };
    if (!written.ok) return written;
    const discharged = await this.discharge(patientId);
    const wasRefused = !discharged.ok && discharged.failure.kind !== 'unreachable' && discharged.failure.kind !== 'sessionEnded';
    if (wasRefused) await this.gateway.removeNote(patientId, written.value);
    return discharged;
  }

  private async discharge(patientId: string): Promise<Result<void, ActFailure>> {
    const discharged = await this.gateway.discharge(patientId);
    // It may have been done.
    if (discharged.ok || discharged.failure.kind === 'unreachable') this.engine.command({ type: 'request', request: { type: 'reloadSessions' } });
    return discharged;
  }
}
