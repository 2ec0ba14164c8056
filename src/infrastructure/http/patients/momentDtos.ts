import 'reflect-metadata';
import { Exclude, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_STATUSES,
  type AppointmentKind,
  type AppointmentStatus,
} from '@/domain/patients/appointments/Appointment';
import { MOMENT_TYPES, type MomentType } from '@/domain/patients/timeline/MomentType';
import { LONGEST_NOTE } from '@/domain/patients/timeline/noteText.rule';
import { Nested, NestedList } from '../kernel/Nested';
import { HasText } from '../kernel/HasText';
import { ParseEach } from '../kernel/ParseEach';
import { Answers } from './Answers';
import { IsInstant } from '../kernel/IsInstant';

export { NOT_ANSWERED } from './Answers';

/** Maximum number of code points; a note travels in a query. */
const notePattern = new RegExp(`^[\\s\\S]{1,${LONGEST_NOTE}}$`, 'u');
/** Longest text of a journal or an exercise, in UTF-16 code units. */
export const LONGEST_TEXT = 10_000;
/** Longest description of a moment, in UTF-16 code units. */
export const LONGEST_DESCRIPTION = 4_000;

export const riskLevels = ['low', 'moderate', 'high', 'imminent'] as const;

export class MomentAuthorDto {
  /** Identity id. */
  @IsString() userId!: string;
  @IsString() name!: string;
}

/** One act with its author and time. */
export class StampDto {
  @IsInstant() at!: string;
  @Nested(() => MomentAuthorDto) by!: MomentAuthorDto;
}

export class HardDeleteRequestDto extends StampDto {
  @IsString() reason!: string;
}

export class AppointmentDto {
  @IsInstant() startsAt!: string;
  @IsInstant() endsAt!: string;
  /** The zone in which the time was agreed, a name of the IANA time zone database. */
  @IsString() @MinLength(1) @MaxLength(60) timeZone!: string;
  @IsIn(APPOINTMENT_KINDS) kind!: AppointmentKind;
  @IsIn(APPOINTMENT_STATUSES) status!: AppointmentStatus;
  /** A room, a number, a link; may be empty. */
  @IsString() @MaxLength(500) place!: string;
}

export class DriveFileDto {
  @IsString() @MinLength(1) @MaxLength(200) googleDriveFileId!: string;
  @IsString() @MinLength(1) @MaxLength(200) googleDriveFolderId!: string;
  @IsString() @MinLength(1) @MaxLength(255) fileName!: string;
  /** A media type. */
  @IsString() @Matches(/^[\w.+-]+\/[\w.+-]+$/) @MaxLength(127) contentType!: string;
}

/** Clinical Global Impression: severity and improvement, each 1 to 7. */
export class CgiDto {
  @IsInt() @Min(1) @Max(7) severity!: number;
  /** 1 very much improved, 4 no change, 7 very much worse; absent at the first impression, with nothing to compare. */
  @IsOptional() @IsInt() @Min(1) @Max(7) improvement?: number;
}

export class RiskAssessmentSummaryDto {
  @IsString() riskAssessmentId!: string;
  @IsIn(riskLevels) level!: (typeof riskLevels)[number];
}

export class ChatMomentDto {
  @IsString() chatSessionId!: string;
  /** True for a chat of the second generation. */
  @IsBoolean() pubNub!: boolean;
  @IsOptional() @IsInstant() endedAt?: string;
}

/** The patient's reported mood. */
export class ReadingDto {
  /** 0 lowest, 10 best. */
  @IsInt() @Min(0) @Max(10) mood!: number;
  /** 0 none, 10 worst. */
  @IsOptional() @IsInt() @Min(0) @Max(10) stress?: number;
  @IsOptional() @IsInt() @Min(0) @Max(24) sleepHours?: number;
}

/** One questionnaire. PHQ-9 has nine items, GAD-7 seven, each 0 to 3, or -1 where no answer was given. */
export class QuizResultDto {
  @Answers() items!: number[];
  /** The sum of the items; absent while one is not answered. Readers add up the items themselves. */
  @ParseEach() @IsOptional() @IsInt() @Min(0) @Max(120) score?: number;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

export class ActivityDto {
  @IsString() @Matches(/^[\w-]{1,64}$/) activityId!: string;
  /** Seconds. */
  @IsInt() @Min(0) @Max(86_400) duration!: number;
}

/**
 * One entry of a patient's history. Its type determines its parts; a deleted entry, or one awaiting permanent
 * deletion, has none.
 */
export class MomentDto {
  @IsString() momentId!: string;
  @IsIn(MOMENT_TYPES) type!: MomentType;
  /** The time of the event; for an appointment, its start. */
  @IsInstant() at!: string;
  /** The time at which it was added to the history, whatever time it describes. */
  @IsInstant() recordedAt!: string;
  /** The time of the last change; equal to `recordedAt` if there was none. */
  @IsInstant() updatedAt!: string;
  @Nested(() => MomentAuthorDto) author!: MomentAuthorDto;
  @IsOptional() @IsString() note?: string;
  @IsOptional() @Nested(() => AppointmentDto) appointment?: AppointmentDto;
  @IsOptional() @Nested(() => DriveFileDto) driveFile?: DriveFileDto;
  @IsOptional() @Nested(() => CgiDto) cgi?: CgiDto;
  @IsOptional() @Nested(() => RiskAssessmentSummaryDto) riskAssessment?: RiskAssessmentSummaryDto;
  @IsOptional() @Nested(() => ChatMomentDto) chat?: ChatMomentDto;
  /** Of a journal or a check-up. */
  @IsOptional() @Nested(() => ReadingDto) reading?: ReadingDto;
  @IsOptional() @Nested(() => QuizResultDto) quiz?: QuizResultDto;
  /** The patient's own text. */
  @IsOptional() @IsString() text?: string;
  /** Of a relaxation or a progress report, 0 to 10. */
  @IsOptional() @IsInt() @Min(0) @Max(10) level?: number;
  @IsOptional() @Nested(() => ActivityDto) activity?: ActivityDto;
  /** The therapists' description of it. */
  @IsOptional() @IsString() description?: string;
  @IsOptional() @Nested(() => StampDto) deleted?: StampDto;
  @IsOptional() @Nested(() => HardDeleteRequestDto) hardDeleteRequested?: HardDeleteRequestDto;
}

export class MomentPageDto {
  /** Newest first. */
  @NestedList(() => MomentDto) moments!: MomentDto[];
  /** The start of the next page, whatever is added in the meantime; absent on the last one. */
  @IsOptional() @IsString() paginationCursor?: string;
}

export class MomentsQueryDto {
  @IsOptional() @IsArray() @ArrayMaxSize(MOMENT_TYPES.length) @IsIn(MOMENT_TYPES, { each: true }) types?: string[];
  /** Only moments at or after this time. */
  @IsOptional() @IsInstant() startFrom?: string;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
  @IsOptional() @IsString() @MaxLength(400) paginationCursor?: string;
}

export class NoteQueryDto {
  @IsString() @HasText() @Matches(notePattern) note!: string;
  /** Chosen once by its author: a second call with it makes no second note. Without it every call makes one. */
  @IsOptional() @IsUUID() momentId?: string;
}
