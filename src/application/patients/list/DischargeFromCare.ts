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
  /** Of the chat from which the patient is discharged; left out where it is not from a chat. */
  readonly channelId?: string | null;
  /** Why the patient is discharged with open items; not looked at where nothing was accepted. */
  readonly reason: string;
  /**
   * Chosen once for the dialog: part of the note with the reason, so that a repeated attempt finds its own note and no
   * other.
   */
  readonly actId: string;
  /** The reasons of attempts before this one that got no answer. */
  readonly unanswered: readonly string[];
}

export type DischargeFailure =
  | ActFailure
  | { readonly kind: 'noChannel' }
  | { readonly kind: 'noPatient' }
  /** Something is open, or could not be checked; nothing was done. */
  | { readonly kind: 'blocked'; readonly checklist: DischargeDecision }
  | { readonly kind: 'reasonUnfit'; readonly fault: NoteFault };

/** `wasDone`: an earlier attempt had succeeded, and the reason of this one, where it differs, was not saved. */
export interface DischargeDone {
  readonly wasDone: boolean;
}

type CareGateway = Pick<PatientCareGateway, 'findNote' | 'writeNote' | 'removeNote' | 'discharge'>;

/**
 * Discharges a patient from care, once everything was checked anew. What was accepted is written into the record first.
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
    // An attempt before this one may have written it.
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
    // The patient was in care a moment ago: it may have been done, also where a repeat of the call was refused.
    if (await this.isGone(patientId)) return ok(undefined);
    if (discharged.failure.kind === 'unreachable') this.reloadChats();
    return discharged;
  }

  /** Somebody who is not in the therapist's care any more was discharged by an attempt whose answer was lost. */
  private async isGone(patientId: string): Promise<boolean> {
    if ((await this.loadAssignedPatients.execute(patientId)) !== false) return false;
    this.reloadChats();
    return true;
  }

  /** An attempt before this one may have written a reason that was changed since; only one stays. */
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
    this.engine.command({ type: 'command', command: { type: 'reloadSessions' } });
  }
}
