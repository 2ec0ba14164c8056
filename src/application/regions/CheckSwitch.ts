import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ok, type Result } from '@/domain/kernel/Result';
import type { SwitchGateway } from './ports/SwitchGateway';

/** Reads one switch again; undefined if remote configuration does not contain it. */
export class CheckSwitch {
  constructor(private readonly switches: Pick<SwitchGateway, 'value'>) {}

  async execute(name: string): Promise<Result<boolean | undefined, CallFailure>> {
    const answer = await this.switches.value(name);
    return !answer.ok && answer.failure.kind === 'notFound' ? ok(undefined) : answer;
  }
}
