import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { PublicProjectGateway } from '@/application/serverStatus/ports/PublicProjectGateway';
import type { Result } from '@/domain/kernel/Result';
import type { PublicProject } from '@/domain/serverStatus/projectDifferences';
import { PlannedFailures } from '../kernel/PlannedFailures';

export class FakePublicProjectGateway implements PublicProjectGateway {
  readonly planned = new PlannedFailures<'read', CallFailure>();
  project: PublicProject = { projectId: 'sandbox', authDomain: 'localhost' };

  async read(): Promise<Result<PublicProject, CallFailure>> {
    return this.planned.give('read', () => this.project);
  }
}
