import { reloadChats } from '../page/ChatCommands';
import { revertedRisk } from '@/domain/chat/acts/revertedRisk.rule';
import { riskReason } from '@/domain/chat/acts/riskReason.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AbandonedRiskChange, RiskChanger } from '../../patients/ports/RiskChanger';
import type { IdGenerator } from '../../kernel/ports/IdGenerator';
import type { ActFailure } from '../ports/ActFailure';
import type { ChatEngine } from '../ports/ChatEngine';
import type { PatientCareGateway } from '../ports/PatientCareGateway';
import type { RiskChangeDrafts } from './RiskChangeDrafts';
import type { OpenRiskChange, RiskChangeCommand } from './OpenRiskChange';

export type ChangeHighRiskFailure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** Neither the flag nor the notes have changed. */
  | { readonly kind: 'refused'; readonly cause: ActFailure['kind'] }
  /** Only a part may have been done, and it must be finished. */
  | { readonly kind: 'unconfirmed'; readonly open: OpenRiskChange };

/**
 * Changes the high-risk flag and saves the reason as a note moment. The note comes first: a change without a reason is
 * the worse outcome. The note has the id of the act, so a retry does not repeat it. The act is stored on this device
 * until its outcome is known, so that it can be finished later.
 */
export class ChangeHighRisk implements RiskChanger {
  /** Patients whose flag is being changed. */
  private readonly underWay = new Set<string>();

  constructor(
    private readonly gateway: PatientCareGateway,
    private readonly ids: IdGenerator,
    private readonly engine: ChatEngine,
    private readonly draft: RiskChangeDrafts,
  ) {}

  async execute(command: RiskChangeCommand): Promise<Result<void, ChangeHighRiskFailure>> {
    const open = { ...command, actId: this.ids.next() };
    const reason = riskReason(open);
    if ('fault' in reason) return fail({ kind: reason.fault });
    this.draft.execute(open);
    return this.runAct(open, () => this.write(open, reason.note));
  }

  /** Returns a change for this patient with an unknown outcome, perhaps begun by an earlier page. */
  left(patientId: string): OpenRiskChange | undefined {
    return this.underWay.has(patientId) ? undefined : this.draft.changeOf(patientId);
  }

  /** Continues an unconfirmed change; the note has the id of the act, so it is written only once. */
  async finish(open: OpenRiskChange): Promise<Result<void, ChangeHighRiskFailure>> {
    const reason = riskReason(open);
    if ('fault' in reason) return fail({ kind: reason.fault });
    return this.runAct(open, () => this.write(open, reason.note));
  }

  /**
   * Discards the act: its note is deleted unless the flag turns out to be as requested, because the note is its reason.
   */
  async abandon(open: OpenRiskChange): Promise<Result<AbandonedRiskChange, ChangeHighRiskFailure>> {
    const reason = riskReason(open);
    if ('fault' in reason) return fail({ kind: reason.fault });
    return this.runAct(open, async () => {
      const found = await this.gateway.findNote(open.patientId, reason.note);
      const flagged = await this.gateway.isHighRisk(open.patientId);
      if (!found.ok || !flagged.ok) return fail({ kind: 'unconfirmed', open });
      // A note that was not found may be unreadable: if the flag is not as requested, it is deleted by its id.
      const momentId = found.value ?? (flagged.value === open.highRisk ? null : noteIdOf(open));
      const { isDone, removesNote } = revertedRisk({
        wanted: open.highRisk,
        flagged: flagged.value,
        hasNote: momentId !== null,
      });
      const removed =
        removesNote && momentId !== null ? await this.gateway.removeNote(open.patientId, momentId) : ok(undefined);
      if (!removed.ok) return fail({ kind: 'unconfirmed', open });
      reloadChats(this.engine);
      return ok({ isDone, highRisk: flagged.value });
    });
  }

  private async runAct<T>(
    open: OpenRiskChange,
    act: () => Promise<Result<T, ChangeHighRiskFailure>>,
  ): Promise<Result<T, ChangeHighRiskFailure>> {
    const { patientId } = open;
    this.underWay.add(patientId);
    try {
      const outcome = await act();
      if (outcome.ok || outcome.failure.kind !== 'unconfirmed') this.draft.forget(patientId);
      return outcome;
    } finally {
      this.underWay.delete(patientId);
    }
  }

  private async write(open: OpenRiskChange, note: string): Promise<Result<void, ChangeHighRiskFailure>> {
    const written = await this.gateway.writeNote(open.patientId, note, noteIdOf(open));
    return written.ok ? this.setFlag(open, written.value) : outcomeOf(open, written.failure);
  }

  private async setFlag(open: OpenRiskChange, momentId: string): Promise<Result<void, ChangeHighRiskFailure>> {
    const { patientId, highRisk } = open;
    const set = await this.gateway.setHighRisk(patientId, highRisk);
    if (set.ok) {
      reloadChats(this.engine);
      return ok(undefined);
    }
    if (mayHaveBeenDone(set.failure)) return fail({ kind: 'unconfirmed', open });
    const removed = await this.gateway.removeNote(patientId, momentId);
    return fail(removed.ok ? { kind: 'refused', cause: set.failure.kind } : { kind: 'unconfirmed', open });
  }
}

/** Notes need a UUID; the act's own id is twelve hexadecimal digits, short enough for users to compare. */
const noteIdOf = ({ actId }: OpenRiskChange): string => `00000000-0000-4000-8000-${actId}`;

/** After an ended session is renewed, the same act is finished; any other refusal is final. */
const mayHaveBeenDone = ({ kind }: ActFailure): boolean => kind === 'unreachable' || kind === 'sessionEnded';

function outcomeOf(open: OpenRiskChange, failure: ActFailure): Result<void, ChangeHighRiskFailure> {
  return fail(
    failure.kind === 'unreachable' ? { kind: 'unconfirmed', open } : { kind: 'refused', cause: failure.kind },
  );
}
