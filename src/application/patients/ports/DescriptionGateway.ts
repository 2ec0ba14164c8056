import type { Author, Stamp } from '@/domain/patients/timeline/Author';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface MomentDescription {
  /** Empty if it was never written or was emptied. */
  readonly text: string;
  /** Absent if it was never written. */
  readonly changed?: { readonly at: number; readonly by: Author };
}

export interface DescriptionChange extends Stamp {
  readonly before: string;
  readonly after: string;
}

/** Therapists' descriptions of a moment. The backend keeps earlier versions. */
export interface DescriptionGateway {
  read(patientId: string, momentId: string): Promise<Result<MomentDescription, CallFailure>>;
  write(patientId: string, momentId: string, text: string): Promise<Result<MomentDescription, CallFailure>>;
  /** Newest first. */
  audit(patientId: string, momentId: string): Promise<Result<ReadList<DescriptionChange>, CallFailure>>;
}
