import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { SURVEY_LIMITS } from '@/domain/surveys/SurveyContent';
import { IsInstant } from '@/infrastructure/http/kernel/IsInstant';
import { MayBeAbsent } from '@/infrastructure/http/kernel/MayBeAbsent';
import { Nested, NestedList } from '@/infrastructure/http/kernel/Nested';
import { CrisisContactDto } from '@/infrastructure/http/organisations/organisationDtos';
import { RecordFieldDto } from '@/infrastructure/http/patients/patientRecordDtos';

export class MetadataSummaryDto {
  @IsString() metadataDocumentId!: string;
  @IsInstant() updatedAt!: string;
}

/** Small facts that the patient's app keeps, such as how far a programme has come. */
export class MetadataDocumentDto extends MetadataSummaryDto {
  /** Texts by key. */
  @IsObject() entries!: Record<string, string>;
}

export class MetadataChangeDto {
  @Matches(/^[\w.-]{1,100}$/) key!: string;
  /** Absent: the entry is removed. */
  @IsOptional() @IsString() @MaxLength(4_000) value?: string;
}

export class MetadataChangesDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @NestedList(() => MetadataChangeDto)
  metadataChangeList!: MetadataChangeDto[];
}

export class RewardQueryDto {
  @IsIn([true, false, 'true', 'false']) isRecommended!: boolean;
  /** Seconds that the session took. */
  @Type(() => Number) @IsInt() @Min(0) @Max(86_400) duration!: number;
  /** A session earns once. */
  @IsString() @Matches(/^[\w-]{1,100}$/) sessionId!: string;
}

export class RewardDto {
  /** Points for this session. */
  @IsInt() @Min(0) earned!: number;
  /** Points in all. */
  @IsInt() @Min(0) total!: number;
}

export class NotifyScoresQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(27) phqScore?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(21) gadScore?: number;
}

export class OwnTherapistDto {
  @IsString() therapistId!: string;
  @IsString() name!: string;
  @IsBoolean() isLead!: boolean;
}

/** The part of the record that the patient may read. */
export class OwnPatientRecordDto {
  @Nested(() => RecordFieldDto) goals!: RecordFieldDto;
  @Nested(() => RecordFieldDto) safetyPlan!: RecordFieldDto;
  @Nested(() => RecordFieldDto) nextOfKin!: RecordFieldDto;
  @Nested(() => RecordFieldDto) generalPractitioner!: RecordFieldDto;
}

export class OnboardingResponseBodyDto {
  /** Answers by the id of their question. */
  @IsObject() responseData!: Record<string, unknown>;
  /** The version that was answered; the current one if left out. */
  @MayBeAbsent() @IsInt() @Min(1) version?: number;
  /** The question that was answered last, of a response that is not complete. */
  @MayBeAbsent() @IsString() @MaxLength(SURVEY_LIMITS.id) at?: string;
}

export class OnboardingResponseDto {
  @IsString() responseId!: string;
  /** Present if a question about self-harm got an answer above none. */
  @IsOptional() @Nested(() => CrisisContactDto) crisisContact?: CrisisContactDto;
  /** The emergency request is to be offered. */
  @IsOptional() @IsIn([true]) offersEmergencyRequest?: true;
}
