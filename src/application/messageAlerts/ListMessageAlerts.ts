import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { ALERT_GENERATIONS, type AlertGeneration, type MessageAlert } from '@/domain/messageAlerts/MessageAlert';
import type { MessageAlertGateway } from './ports/MessageAlertGateway';

/** The messages of both generations that could be loaded. */
export interface AllAlerts {
  readonly alerts: readonly MessageAlert[];
  readonly unreadable: number;
  /** Generations that could not be loaded: their messages are missing. */
  readonly missing: readonly { readonly generation: AlertGeneration; readonly failure: CallFailure }[];
}

/** Loads both generations as one list. If one fails, the other is still listed and the failed one is named. */
export class ListMessageAlerts {
  constructor(private readonly gateway: Pick<MessageAlertGateway, 'list'>) {}

  async execute(): Promise<Result<AllAlerts, CallFailure>> {
    const parts = await Promise.all(
      ALERT_GENERATIONS.map(async generation => ({ generation, answer: await this.gateway.list(generation) })),
    );
    const missing = parts.flatMap(({ generation, answer }) =>
      answer.ok ? [] : [{ generation, failure: answer.failure }],
    );
    const [first] = missing;
    if (first !== undefined && missing.length === parts.length) return fail(first.failure);
    const read = parts.flatMap(({ answer }) => (answer.ok ? [answer.value] : []));
    return ok({
      alerts: read.flatMap(({ alerts }) => alerts),
      unreadable: read.reduce((sum, { unreadable }) => sum + unreadable, 0),
      missing,
    });
  }
}
