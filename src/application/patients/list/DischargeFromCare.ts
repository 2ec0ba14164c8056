import { actTarget } from '@/domain/chat/acts/actTarget.rule';
import type { DischargeDecision } from '@/domain/patients/list/dischargeChecklist.rule';
import { noteText, type NoteFault } from '@/domain/patients/timeline/noteText.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../../chat/ports/ActFailure';
import type { ChatEngine } from '../../chat/ports/ChatEngine';
import type { PatientCareGateway } from '../../chat/ports/PatientCareGateway';
import type { LoadAssignedPatients } from './LoadAssignedPatients';
import type { CheckDischarge, DischargeCheck } from './CheckDischarge';

export interface DischargeCommand extends DischargeCheck {
  /** Channel of the chat from which the patient is discharged; absent outside a chat. */
  readonly channelId?: string | null;
  /** Reason for the discharge with open items; ignored if none were accepted. */
  readonly reason: string;
  /** Chosen once per dialog: part of the note with the reason, so that a repeated attempt finds only its own note. */
  readonly actId: string;
  /** Reasons of earlier attempts without an answer. */
  readonly unanswered: readonly string[];
}

export type DischargeFailure =
  | ActFailure
  | { readonly kind: 'noChannel' }
  | { readonly kind: 'noPatient' }
  /** An item is open or could not be checked; nothing was done. */
  | { readonly kind: 'blocked'; readonly checklist: DischargeDecision }
  | { readonly kind: 'reasonUnfit'; readonly fault: NoteFault };

/** `wasDone`: an earlier attempt had succeeded; a different reason of this one was not saved. */
export interface DischargeDone {
  readonly wasDone: boolean;
}

type CareGateway = Pick<PatientCareGateway, 'findNote' | 'writeNote' | 'removeNote' | 'discharge'>;

/**
 * Discharges a patient from care after all items were checked again. Accepted items are first written into the record.
 */
export class DischargeFromCare {
  constructor(
    private readonly check: CheckDischarge,
    private readonly gateway: CareGateway,
    private readonly engine: ChatEngine,
    private readonly loadAssignedPatients: LoadAssignedPatients,
  ) {}

  async execute(command: DischargeCommand): Promise<Result<DischargeDone, DischargeFailure>> {
    const { channelId = 'not from a chat', patientId, unanswered } = command;
    const missing = actTarget({ channelId, patientId });
    if (missing !== null) return fail({ kind: missing });
    if (unanswered.length > 0 && (await this.isGone(patientId))) return ok({ wasDone: true });
    const done = await this.checkAndDischarge(command);
    return done.ok ? ok({ wasDone: false }) : done;
  }

  private async checkAndDischarge({
    channelId: _,
    reason,
    actId,
    unanswered,
    ...command
  }: DischargeCommand): Promise<Result<void, DischargeFailure>> {
    const { patientId } = command;
    const checklist = await this.check.execute(command);
    if (!checklist.mayDischarge) return fail({ kind: 'blocked', checklist });
    if (!checklist.needsReason) return this.discharge(patientId);
    const noteOf = (text: string): string => `${text.trim()} [${actId}]`;
    const note = noteOf(reason);
    const fault = noteText({ text: reason }).fault ?? noteText({ text: note }).fault;
    if (fault !== null) return fail({ kind: 'reasonUnfit', fault });
    return this.dischargeWithNote(patientId, note, new Set(unanswered.map(noteOf).filter(former => former !== note)));
  }

  private async dischargeWithNote(
    patientId: string,
    note: string,
    former: ReadonlySet<string>,
  ): Promise<Result<void, DischargeFailure>> {
    const replaced = await this.removeNotes(patientId, former);
    if (!replaced.ok) return replaced;
    // An earlier attempt may have written it.
    const found = await this.gateway.findNote(patientId, note);
    if (!found.ok) return found;
    const written =
      found.value === null ? await this.gateway.writeNote(patientId, note) : { ok: true as const, value: found.value };
    if (!written.ok) return written;
    const discharged = await this.discharge(patientId);
    const wasRefused =
      !discharged.ok && discharged.failure.kind !== 'unreachable' && discharged.failure.kind !== 'sessionEnded';
    if (wasRefused) await this.gateway.removeNote(patientId, written.value);
    return discharged;
  }

  private async discharge(patientId: string): Promise<Result<void, ActFailure>> {
    const discharged = await this.gateway.discharge(patientId);
    if (discharged.ok) this.reloadChats();
    if (discharged.ok) return discharged;
    // The patient was in care a moment ago, so it may have been done even if a repeat of the call was refused.
    if (await this.isGone(patientId)) return ok(undefined);
    if (discharged.failure.kind === 'unreachable') this.reloadChats();
    return discharged;
  }

  /** A patient who is no longer assigned was discharged by an attempt whose answer was lost. */
  private async isGone(patientId: string): Promise<boolean> {
    if ((await this.loadAssignedPatients.execute(patientId)) !== false) return false;
    this.reloadChats();
    return true;
  }

  /** An earlier attempt may have written a reason that was changed since; only one is kept. */
  private async removeNotes(patientId: string, notes: ReadonlySet<string>): Promise<Result<void, ActFailure>> {
    for (const note of notes) {
      const found = await this.gateway.findNote(patientId, note);
      if (!found.ok) return found;
      if (found.value === null) continue;
      const removed = await this.gateway.removeNote(patientId, found.value);
      if (!removed.ok) return removed;
    }
    return ok(undefined);
  }

  private reloadChats(): void {
    this.engine.command({ type: 'reloadSessions' });
  }
}
