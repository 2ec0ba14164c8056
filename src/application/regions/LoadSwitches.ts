import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { flagDefaults } from '@/domain/access/featureFlags';
import { ok, type Result } from '@/domain/kernel/Result';
import { switchList, type ConfigSwitch } from '@/domain/regions/switchList';
import type { SwitchGateway } from './ports/SwitchGateway';

/** Lists the switches of remote configuration with their defaults. */
export class LoadSwitches {
  constructor(private readonly switches: Pick<SwitchGateway, 'all'>) {}

  async execute(): Promise<Result<readonly ConfigSwitch[], CallFailure>> {
    const answer = await this.switches.all();
    return answer.ok ? ok(switchList(answer.value, flagDefaults)) : answer;
  }
}
