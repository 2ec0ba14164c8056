import type { Author, Stamp } from '@/domain/patients/timeline/Author';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface MomentDescription {
  /** Empty where nobody wrote one, and where it was emptied. */
  readonly text: string;
  /** Absent where nobody ever wrote one. */
  readonly changed?: { readonly at: number; readonly by: Author };
}

export interface DescriptionChange extends Stamp {
  readonly before: string;
  readonly after: string;
}

/** What therapists write about a moment. The backend keeps earlier versions. */
export interface DescriptionGateway {
  read(patientId: string, momentId: string): Promise<Result<MomentDescription, CallFailure>>;
  write(patientId: string, momentId: string, text: string): Promise<Result<MomentDescription, CallFailure>>;
  /** The newest first. */
  audit(patientId: string, momentId: string): Promise<Result<ReadList<DescriptionChange>, CallFailure>>;
}
