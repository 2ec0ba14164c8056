import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { SwitchGateway } from '@/application/regions/ports/SwitchGateway';
import type { Result } from '@/domain/kernel/Result';
import { FLAG_SCHEME } from '../access/AxiosFlagGateway';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { whole } from '../client/mapAnswer';
import { toCallAnswer } from '../client/toCallAnswer';
import { remoteConfigEndpoints } from '../endpoints/remoteConfig';

/** The screen reports the failure itself. */
const call = { expects: [403, 404], ownWords: true } as const satisfies CallOptions;

export class AxiosSwitchGateway implements SwitchGateway {
  constructor(private readonly backend: BackendClient) {}

  async all(): Promise<Result<Readonly<Record<string, boolean>>, CallFailure>> {
    const answer = await this.backend.call(remoteConfigEndpoints.config, { path: { scheme: FLAG_SCHEME } }, call);
    // A switch that was left out would look as if it had its default.
    return toCallAnswer(whole(answer), ({ parameters }) =>
      Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
    );
  }

  async value(name: string): Promise<Result<boolean, CallFailure>> {
    const answer = await this.backend.call(remoteConfigEndpoints.value, { path: { key: name } }, call);
    return toCallAnswer(answer, ({ value }) => value);
  }
}
