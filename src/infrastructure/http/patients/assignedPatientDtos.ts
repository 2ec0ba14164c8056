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
  /** Names of parts that could not be read. Readers fill it in; what an answer says of it is dropped. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** The same in a list, part by part: an odd chat takes no flag along. */
export class AssignedRecordDto {
  @ParseEach() @IsBoolean() highRisk?: boolean;
  @ParseEach() @IsOptional() @Nested(() => ActiveChatDto) activeChat?: ActiveChatDto;
  /** Names of parts that could not be read. Readers fill it in; what an answer says of it is dropped. */
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
  /** Names of parts that could not be read. Readers fill it in; what an answer says of it is dropped. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** Each part is read by itself, so that an odd one hides no emergency. */
export class WaitingRequestDto {
  @ParseEach() @IsString() requestId?: string;
  @ParseEach() @IsBoolean() emergency?: boolean;
  @ParseEach() @IsInstant() requestedAt?: string;
  /** Names of parts that could not be read. Readers fill it in; what an answer says of it is dropped. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** What the patient's app reported to the therapists. */
export class ReportedScoresDto {
  /** Absent only where it could not be read. */
  @ParseEach() @IsInstant() at?: string;
  @ParseEach() @IsOptional() @IsInt() @Min(0) @Max(27) phqScore?: number;
  @ParseEach() @IsOptional() @IsInt() @Min(0) @Max(21) gadScore?: number;
  /** Names of parts that could not be read. Readers fill it in; what an answer says of it is dropped. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/**
 * A patient in the care of the caller. What is absent was looked for and is not there, unless `couldNotCheck` names it.
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
  /** When the high-risk flag was set; absent where it is not set, or was set before this was kept. */
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
  /** When the oldest of the unread messages arrived. */
  @ParseEach() @IsOptional() @IsInstant() unreadSince?: string;
  /** When the oldest message of the patient was written that no therapist has answered. */
  @ParseEach() @IsOptional() @IsInstant() waitingSince?: string;
  @ParseEach()
  @IsOptional()
  @Nested(() => LatestScoreDto)
  phq9?: LatestScoreDto;
  @ParseEach()
  @IsOptional()
  @Nested(() => LatestScoreDto)
  gad7?: LatestScoreDto;
  /** Every assessment that is not closed, the highest first; absent only where it could not be looked up. */
  @ParseEach()
  @IsOptional()
  @NestedList(() => OpenRiskDto)
  openRisks?: OpenRiskDto[];
  /** The patient asks for a chat and nobody has accepted it. */
  @ParseEach()
  @IsOptional()
  @Nested(() => WaitingRequestDto)
  waitingRequest?: WaitingRequestDto;
  /**
   * The patient's request that was accepted, until a message of staff arrives in the chat that is not deleted. A backend
   * may leave it out.
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
   * The newest answer above none to a question about harming oneself in a survey, until a risk assessment is made after
   * it. A backend may leave it out.
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
  /** How many there are in all. */
  @IsInt() @Min(0) total!: number;
  /** When this was so. */
  @IsInstant() asOf!: string;
  /** By last name, first name, id. */
  @NestedList(() => AssignedPatientDto) patients!: AssignedPatientDto[];
}
