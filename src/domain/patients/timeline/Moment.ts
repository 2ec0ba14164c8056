import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { Appointment } from '../appointments/Appointment';
import type { Author, Stamp } from './Author';
import type { Cgi } from './Cgi';
import type { MomentType } from './MomentType';
import type { RiskLevel } from '../risk/RiskLevel';

export interface MomentFile {
  readonly googleDriveFileId: string;
  readonly googleDriveFolderId: string;
  readonly fileName: string;
  /** A media type. */
  readonly contentType: string;
}

/** The patient's self-report: `mood` 0 lowest to 10 best, `stress` 0 none to 10 worst. */
export interface MoodReading {
  readonly mood: number;
  readonly stress?: number;
  readonly sleepHours?: number;
}

/**
 * One entry of a patient's history. Its type decides its parts; a moment that is deleted or awaits permanent deletion
 * has none.
 */
export interface Moment {
  readonly momentId: string;
  readonly type: MomentType;
  /** Time of the event, or start of the appointment. Milliseconds since 1970. */
  readonly at: number;
  /** Time of recording, whatever time it describes. Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly updatedAt: number;
  readonly author: Author;
  readonly note?: string;
  readonly appointment?: Appointment;
  readonly driveFile?: MomentFile;
  readonly cgi?: Cgi;
  readonly riskAssessment?: { readonly riskAssessmentId: string; readonly level: RiskLevel };
  readonly chat?: { readonly chatSessionId: string; readonly generation: ChatGeneration; readonly endedAt?: number };
  readonly reading?: MoodReading;
  /** Answers of a questionnaire; null for no answer, NaN for an unreadable one. */
  readonly items?: readonly (number | null)[];
  readonly text?: string;
  /** 0 to 10. */
  readonly level?: number;
  /** `duration` in seconds. */
  readonly activity?: { readonly activityId: string; readonly duration: number };
  readonly description?: string;
  readonly deleted?: Stamp;
  readonly hardDeleteRequested?: Stamp & { readonly reason: string };
}
