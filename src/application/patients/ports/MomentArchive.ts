import type { Moment } from '@/domain/patients/timeline/Moment';
import type { MomentType } from '@/domain/patients/timeline/MomentType';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface MomentQuery {
  readonly patientId: string;
  /** Every type where it is absent. */
  readonly types?: readonly MomentType[];
  /** Nothing older, in milliseconds since 1970. */
  readonly startFrom?: number;
  readonly limit: number;
  /** Where the page before it ended; absent for the newest. */
  readonly cursor?: string;
}

export interface MomentPage {
  /** Newest first. */
  readonly moments: readonly Moment[];
  /** Where the next page begins; null on the last one. */
  readonly cursor: string | null;
  /** Moments of the page that could not be read and are missing; absent where all could. They have been reported. */
  readonly unreadable?: number;
  /**
   * One for each of them: the id of the readable moment above it, null where there is none on the page; absent where
   * all could be read.
   */
  readonly gaps?: readonly (string | null)[];
}

/** `text`: the whole of it; absent where the content is a file. */
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
  /** A note alone; `notFound` where the moment is something else. */
  note(patientId: string, momentId: string): Promise<Result<Moment, CallFailure>>;
  content(patientId: string, momentId: string): Promise<Result<MomentContent, CallFailure>>;
}
