import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { PublicProject } from '@/domain/serverStatus/projectDifferences';

/** Which project the patients’ apps get to use before anybody signs in. */
export interface PublicProjectGateway {
  read(): Promise<Result<PublicProject, CallFailure>>;
}
