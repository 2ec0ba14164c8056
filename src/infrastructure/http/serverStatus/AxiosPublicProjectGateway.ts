import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { PublicProjectGateway } from '@/application/serverStatus/ports/PublicProjectGateway';
import type { Result } from '@/domain/kernel/Result';
import type { PublicProject } from '@/domain/serverStatus/projectDifferences';
import type { BackendClient } from '../client/BackendClient';
import { toCallAnswer } from '../client/toCallAnswer';
import { publicSettingsEndpoints } from '../endpoints/publicSettings';

export class AxiosPublicProjectGateway implements PublicProjectGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(): Promise<Result<PublicProject, CallFailure>> {
    const answer = await this.backend.call(publicSettingsEndpoints.firebasePublic, {}, { ownWords: true });
    return toCallAnswer(answer, ({ projectId, authDomain }) => ({ projectId, authDomain }));
  }
}
