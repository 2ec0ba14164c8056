import type { Moment } from '@/domain/patients/timeline/Moment';
import type { MomentType } from '@/domain/patients/timeline/MomentType';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface MomentQuery {
  readonly patientId: string;
  /** Absent: all types. */
  readonly types?: readonly MomentType[];
  /** Lower bound, in milliseconds since 1970. */
  readonly startFrom?: number;
  readonly limit: number;
  /** End of the previous page; absent for the newest page. */
  readonly cursor?: string;
}

export interface MomentPage {
  /** Newest first. */
  readonly moments: readonly Moment[];
  /** Start of the next page; null on the last one. */
  readonly cursor: string | null;
  /** Number of unreadable moments missing from the page; absent if none. They have been reported. */
  readonly unreadable?: number;
  /**
   * For each of them the id of the readable moment above it, null if there is none on the page; absent if all were
   * readable.
   */
  readonly gaps?: readonly (string | null)[];
}

/** `text`: the complete text; absent if the content is a file. */
export interface MomentContent {
  /** A media type. */
  readonly contentType: string;
  readonly text?: string;
  readonly fileName?: string;
}

/** Reads the history of a patient. */
export interface MomentArchive {
  page(query: MomentQuery): Promise<Result<MomentPage, CallFailure>>;
  find(patientId: string, momentId: string): Promise<Result<Moment, CallFailure>>;
  /** Loads a note; `notFound` for any other kind of moment. */
  note(patientId: string, momentId: string): Promise<Result<Moment, CallFailure>>;
  content(patientId: string, momentId: string): Promise<Result<MomentContent, CallFailure>>;
}
