import 'reflect-metadata';
import { Exclude, Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { ParseEach } from '../kernel/ParseEach';
import { AppointmentDto, QuizResultDto, riskLevels } from './momentDtos';
import { Nested, NestedList } from '../kernel/Nested';
import { IsDay } from '../kernel/IsDay';
import { IsInstant } from '../kernel/IsInstant';
import { SurveyAlarmDto } from '../surveys/surveyDtos';

export class AssignedPatientsQueryDto {
  @Type(() => Number) @IsInt() @Min(0) skip!: number;
  @Type(() => Number) @IsInt() @Min(1) @Max(100) limit!: number;
}

export class HighRiskDto {
  @IsBoolean() highRisk!: boolean;
}

export class ActiveChatDto {
  /** True for a chat of the second generation. */
  @IsBoolean() pubNub!: boolean;
  @IsString() chatSessionId!: string;
}

export class PatientRecordMarkDto {
  @IsBoolean() highRisk!: boolean;
  @ParseEach() @IsOptional() @Nested(() => ActiveChatDto) activeChat?: ActiveChatDto;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** The same in a list, part by part: an odd chat takes no flag along. */
export class AssignedRecordDto {
  @ParseEach() @IsBoolean() highRisk?: boolean;
  @ParseEach() @IsOptional() @Nested(() => ActiveChatDto) activeChat?: ActiveChatDto;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

export class NextAppointmentDto extends AppointmentDto {
  @IsString() momentId!: string;
}

/** The newest result of a questionnaire. */
export class LatestScoreDto extends QuizResultDto {
  /** Absent only where it could not be read. */
  @ParseEach() @IsInstant() at?: string;
  /** The last complete score before it; absent where there is none. */
  @ParseEach() @IsOptional() @IsInt() @Min(0) previous?: number;
}

export class OpenRiskDto {
  /** Absent only where it could not be read, here and below. */
  @ParseEach() @IsString() riskAssessmentId?: string;
  @IsIn(riskLevels) level!: (typeof riskLevels)[number];
  /** Absent only where it could not be read. */
  @ParseEach() @IsInstant() assessedAt?: string;
  /** A day, `yyyy-mm-dd`. */
  @ParseEach() @IsOptional() @IsDay() reviewOn?: string;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** Each part is read separately, so that a malformed one does not hide an emergency. */
export class WaitingRequestDto {
  @ParseEach() @IsString() requestId?: string;
  @ParseEach() @IsBoolean() emergency?: boolean;
  @ParseEach() @IsInstant() requestedAt?: string;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** The scores that the patient's app reported to the therapists. */
export class ReportedScoresDto {
  /** Absent only where it could not be read. */
  @ParseEach() @IsInstant() at?: string;
  @ParseEach() @IsOptional() @IsInt() @Min(0) @Max(27) phqScore?: number;
  @ParseEach() @IsOptional() @IsInt() @Min(0) @Max(21) gadScore?: number;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/**
 * A patient in the care of the caller. An absent part was searched for and does not exist, unless `couldNotCheck` names
 * it.
 */
export class AssignedPatientDto {
  @IsString() id!: string;
  /** Identity id, the key of presence; absent only where it could not be read, like those below. */
  @ParseEach() @IsString() userId?: string;
  @ParseEach() @IsString() email?: string;
  @ParseEach() @IsString() firstName?: string;
  @ParseEach() @IsString() lastName?: string;
  /** Absent only where it could not be looked up. */
  @ParseEach()
  @IsOptional()
  @Nested(() => AssignedRecordDto)
  record?: AssignedRecordDto;
  /** The time at which the high-risk flag was set; absent if it is not set, or was set before this was recorded. */
  @ParseEach() @IsOptional() @IsInstant() highRiskSince?: string;
  /** Absent only where it could not be read. */
  @ParseEach() @IsBoolean() isLeadTherapist?: boolean;
  @ParseEach() @IsInstant() assignedSince?: string;
  /** The newest of: a message of either side, an appointment attended. */
  @ParseEach() @IsOptional() @IsInstant() lastContactAt?: string;
  /** The newest thing the patient recorded in their own app. */
  @ParseEach() @IsOptional() @IsInstant() lastActivityAt?: string;
  @ParseEach()
  @IsOptional()
  @Nested(() => NextAppointmentDto)
  nextAppointment?: NextAppointmentDto;
  /** Absent only where it could not be looked up. */
  @ParseEach() @IsOptional() @IsInt() @Min(0) unreadMessageCount?: number;
  /** The time at which the oldest unread message arrived. */
  @ParseEach() @IsOptional() @IsInstant() unreadSince?: string;
  /** The time of the patient's oldest message that no therapist has answered. */
  @ParseEach() @IsOptional() @IsInstant() waitingSince?: string;
  @ParseEach()
  @IsOptional()
  @Nested(() => LatestScoreDto)
  phq9?: LatestScoreDto;
  @ParseEach()
  @IsOptional()
  @Nested(() => LatestScoreDto)
  gad7?: LatestScoreDto;
  /** Every assessment that is not closed, the highest first; absent only if it could not be looked up. */
  @ParseEach()
  @IsOptional()
  @NestedList(() => OpenRiskDto)
  openRisks?: OpenRiskDto[];
  /** The patient asks for a chat, and the request has not been accepted. */
  @ParseEach()
  @IsOptional()
  @Nested(() => WaitingRequestDto)
  waitingRequest?: WaitingRequestDto;
  /**
   * The patient's request that was accepted, until a message of staff arrives in the chat that is not deleted. A
   * backend may leave it out.
   */
  @ParseEach()
  @IsOptional()
  @Nested(() => WaitingRequestDto)
  acceptedRequest?: WaitingRequestDto;
  /** The newest that the patient's app reported to their therapists. */
  @ParseEach()
  @IsOptional()
  @Nested(() => ReportedScoresDto)
  reportedScores?: ReportedScoresDto;
  /**
   * The newest answer above none to a survey question about self-harm, until a later risk assessment is made. A backend
   * may leave it out.
   */
  @ParseEach()
  @IsOptional()
  @Nested(() => SurveyAlarmDto)
  surveyAlarm?: SurveyAlarmDto;
  /** Names of the fields of this patient that could not be looked up; a field that is named here is absent or empty. */
  @ParseEach()
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  couldNotCheck?: string[];
}

export class AssignedPatientPageDto {
  /** The total number. */
  @IsInt() @Min(0) total!: number;
  /** The time of this state. */
  @IsInstant() asOf!: string;
  /** By last name, first name, id. */
  @NestedList(() => AssignedPatientDto) patients!: AssignedPatientDto[];
}
