import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { PublicProject } from '@/domain/serverStatus/projectDifferences';

/** Reads the project that the patients’ apps use before sign-in. */
export interface PublicProjectGateway {
  read(): Promise<Result<PublicProject, CallFailure>>;
}
