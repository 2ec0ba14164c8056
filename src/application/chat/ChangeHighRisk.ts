import { riskReason } from '@/domain/chat/riskReason.rule';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { IdGenerator } from '../shared/ports/IdGenerator';
import type { ActFailure } from './ports/ActFailure';
import type { ChatEngine } from './ports/ChatEngine';
import type { PatientCareGateway } from './ports/PatientCareGateway';
import { ReloadChats } from './ReloadChats';

export interface RiskChangeCommand {
  readonly patientId: string;
  readonly highRisk: boolean;
  readonly reason: string;
}

/** An act whose outcome nobody knows; given to `finish` it goes on where it stopped. */
export interface OpenRiskChange extends RiskChangeCommand {
  readonly actId: string;
}

export type ChangeHighRiskFailure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** Nothing has changed, neither the flag nor the notes. */
  | { readonly kind: 'refused'; readonly cause: ActFailure['kind'] }
  /** Only a part may have been done: it has to be finished. */
  | { readonly kind: 'unconfirmed'; readonly open: OpenRiskChange };

/**
 * Changes the high-risk flag and saves the reason as a note moment, one never without the other. The note goes first, since a
 * flag that was removed without a reason is the worse half; it carries the act's id, so that finishing never writes it twice.
 */
export class ChangeHighRisk {
  constructor(
    private readonly gateway: PatientCareGateway,
    private readonly ids: IdGenerator,
    private readonly engine: ChatEngine,
  ) {}

  async execute(command: RiskChangeCommand): Promise<Result<void, ChangeHighRiskFailure>> {
    const open = { ...command, actId: this.ids.next() };
    const reason = riskReason(open);
    if ('fault' in reason) return fail({ kind: reason.fault });
    const written = await this.gateway.writeNote(open.patientId, reason.note);
    return written.ok ? this.setFlag(open, written.value) : outcomeOf(open, written.failure);
  }

  /** Goes on with an act that was not confirmed; the same note is used when it was saved. */
  async finish(open: OpenRiskChange): Promise<Result<void, ChangeHighRiskFailure>> {
    const reason = riskReason(open);
    if ('fault' in reason) return fail({ kind: reason.fault });
    const found = await this.gateway.findNote(open.patientId, reason.note);
    if (!found.ok) return fail({ kind: 'unconfirmed', open });
    if (found.value !== null) return this.setFlag(open, found.value);
    const written = await this.gateway.writeNote(open.patientId, reason.note);
    return written.ok ? this.setFlag(open, written.value) : outcomeOf(open, written.failure);
  }

  private async setFlag(open: OpenRiskChange, momentId: string): Promise<Result<void, ChangeHighRiskFailure>> {
    const { patientId, highRisk } = open;
    const set = await this.gateway.setHighRisk(patientId, highRisk);
    if (set.ok) {
      new ReloadChats(this.engine).execute();
      return ok(undefined);
    }
    if (mayHaveBeenDone(set.failure)) return fail({ kind: 'unconfirmed', open });
    const removed = await this.gateway.removeNote(patientId, momentId);
    return fail(removed.ok ? { kind: 'refused', cause: set.failure.kind } : { kind: 'unconfirmed', open });
  }
}

/** A session that ended is renewed and the same act finished; everything else that was refused was refused for good. */
const mayHaveBeenDone = ({ kind }: ActFailure): boolean => kind === 'unreachable' || kind === 'sessionEnded';

function outcomeOf(open: OpenRiskChange, failure: ActFailure): Result<void, ChangeHighRiskFailure> {
  return fail(failure.kind === 'unreachable' ? { kind: 'unconfirmed', open } : { kind: 'refused', cause: failure.kind });
}
