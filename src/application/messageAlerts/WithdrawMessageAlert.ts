import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AlertDetails, AlertName } from '@/domain/messageAlerts/MessageAlert';
import type { MessageAlertGateway, WithdrawAlertFailure } from './ports/MessageAlertGateway';

/** Null: it is gone, as a draft and a message of the first generation are. */
export type Withdrawn = AlertDetails | null;

/** The number of retries when a colleague changes the message: it is withdrawn whatever its text now says. */
const MOST_TRIES = 3;
/** The answer was lost, or a browser sent the call twice and the first one did it. */
const OUTCOME_UNKNOWN: readonly string[] = ['unreachable', 'notFound'];

/** Removes a message from every screen, even if colleagues have changed it since it was read. */
export class WithdrawMessageAlert {
  constructor(private readonly gateway: Pick<MessageAlertGateway, 'read' | 'withdraw'>) {}

  async execute(name: AlertName, reason: string): Promise<Result<Withdrawn, WithdrawAlertFailure>> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const held = await this.gateway.read(name);
      if (!held.ok) return held.failure.kind === 'notFound' ? ok(null) : held;
      if (held.value.value.withdrawnAt !== null) return ok(held.value.value);
      const answer = await this.gateway.withdraw(name, held.value.etag, reason);
      if (answer.ok || OUTCOME_UNKNOWN.includes(answer.failure.kind)) return this.outcome(name, answer);
      if (answer.failure.kind !== 'changedMeanwhile') return answer;
    }
    return fail({ kind: 'changedMeanwhile' });
  }

  /** Read after the act, answered or not: only what the server holds says that it is withdrawn. */
  private async outcome(
    name: AlertName,
    answer: Result<void, WithdrawAlertFailure>,
  ): Promise<Result<Withdrawn, WithdrawAlertFailure>> {
    const now = await this.gateway.read(name);
    if (!now.ok && now.failure.kind === 'notFound') return ok(null);
    if (!now.ok) return answer.ok ? now : answer;
    if (now.value.value.withdrawnAt !== null) return ok(now.value.value);
    return answer.ok ? fail({ kind: 'changedMeanwhile' }) : answer;
  }
}
