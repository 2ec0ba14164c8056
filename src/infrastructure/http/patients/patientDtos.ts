import 'reflect-metadata';
import { IsBoolean, IsOptional, IsString } from 'class-validator';
import { PatientRecordMarkDto } from './assignedPatientDtos';
import { CgiDto, QuizResultDto, ReadingDto } from './momentDtos';
import { Nested, NestedList } from '../kernel/Nested';
import { IsInstant } from '../kernel/IsInstant';

export class CarerDto {
  @IsString() therapistId!: string;
  /** Identity id, the key of presence. */
  @IsString() userId!: string;
  @IsString() name!: string;
  @IsBoolean() isLead!: boolean;
  /** May read, and change nothing: the patient's data were shared with them. */
  @IsBoolean() onlyReads!: boolean;
}

export class PatientDetailsDto {
  @IsString() id!: string;
  /** Identity id, the key of presence. */
  @IsString() userId!: string;
  @IsString() email!: string;
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  /** A day, `yyyy-mm-dd`. */
  @IsOptional() @IsString() dateOfBirth?: string;
  @IsString() region!: string;
  /** The patient's time zone, a name of the IANA time zone database. */
  @IsString() timeZone!: string;
  @Nested(() => PatientRecordMarkDto) record!: PatientRecordMarkDto;
  /** The lead first. */
  @NestedList(() => CarerDto) therapists!: CarerDto[];
  /** The caller may read, and change nothing. */
  @IsBoolean() onlyReads!: boolean;
  @IsOptional() @IsInstant() lastContactAt?: string;
}

export class GraphQueryDto {
  @IsInstant() startFrom!: string;
  @IsInstant() endAt!: string;
}

export class MoodPointDto extends ReadingDto {
  @IsString() momentId!: string;
  @IsInstant() at!: string;
}

export class QuizPointDto extends QuizResultDto {
  @IsString() momentId!: string;
  @IsInstant() at!: string;
}

export class CgiPointDto extends CgiDto {
  @IsString() momentId!: string;
  @IsInstant() at!: string;
}

/**
 * The patient's reports from `startFrom` until before `endAt`, oldest first. Days without a reading have none: they are
 * gaps.
 */
export class GraphDto {
  @IsInstant() startFrom!: string;
  @IsInstant() endAt!: string;
  @NestedList(() => MoodPointDto) mood!: MoodPointDto[];
  @NestedList(() => QuizPointDto) phq9!: QuizPointDto[];
  @NestedList(() => QuizPointDto) gad7!: QuizPointDto[];
  @NestedList(() => CgiPointDto) cgi!: CgiPointDto[];
}

export class SharedDataDto {
  /** False where the therapist could read the data already. */
  @IsBoolean() isNew!: boolean;
  @IsInstant() sharedAt!: string;
}
