import type { MomentType } from '@/domain/patients/timeline/MomentType';
import type { MomentDto } from '@/infrastructure/http/patients/momentDtos';

type Part =
  | 'note'
  | 'appointment'
  | 'driveFile'
  | 'cgi'
  | 'riskAssessment'
  | 'chat'
  | 'reading'
  | 'quiz'
  | 'text'
  | 'level'
  | 'activity';

/** The content of a moment; its type decides which parts it has. */
export type MomentContent = Readonly<Pick<MomentDto, Part>>;

/** An act. `at` in milliseconds since 1970, `by` an identity id. */
export interface Act {
  readonly at: number;
  readonly by: string;
}

export interface DescriptionChange extends Act {
  readonly before: string;
  readonly after: string;
}

/** One entry of a patient's history. Times are in milliseconds since 1970. */
export interface Moment {
  readonly id: string;
  readonly patientId: string;
  readonly type: MomentType;
  /** The time of the event; for an appointment, its start. */
  readonly at: number;
  readonly recordedAt: number;
  readonly updatedAt: number;
  /** Identity id. */
  readonly author: string;
  readonly content: MomentContent;
  /** Oldest first. */
  readonly descriptions?: readonly DescriptionChange[];
  readonly deleted?: Act;
  readonly hardDelete?: Act & { readonly reason: string };
  /** Its author took it back: it was never there. */
  readonly takenBack?: true;
}
