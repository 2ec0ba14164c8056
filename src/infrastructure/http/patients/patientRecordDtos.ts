import 'reflect-metadata';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MomentAuthorDto } from './momentDtos';
import { Nested } from '../kernel/Nested';
import { IsInstant } from '../kernel/IsInstant';

/** Longest text of one field of a patient record, in UTF-16 code units. */
export const LONGEST_RECORD_FIELD = 8_000;

/**
 * One field of a record. Without `changedAt` nobody ever wrote into it; with it and an empty value it was emptied on
 * purpose.
 */
export class RecordFieldDto {
  @IsString() value!: string;
  @IsOptional() @IsInstant() changedAt?: string;
  @IsOptional() @Nested(() => MomentAuthorDto) changedBy?: MomentAuthorDto;
}

export class PatientRecordDto {
  @Nested(() => RecordFieldDto) presentingProblem!: RecordFieldDto;
  @Nested(() => RecordFieldDto) history!: RecordFieldDto;
  @Nested(() => RecordFieldDto) goals!: RecordFieldDto;
  @Nested(() => RecordFieldDto) medication!: RecordFieldDto;
  @Nested(() => RecordFieldDto) allergies!: RecordFieldDto;
  @Nested(() => RecordFieldDto) safetyPlan!: RecordFieldDto;
  @Nested(() => RecordFieldDto) nextOfKin!: RecordFieldDto;
  @Nested(() => RecordFieldDto) generalPractitioner!: RecordFieldDto;
  @Nested(() => RecordFieldDto) communicationNeeds!: RecordFieldDto;
}

/** The fields that shall be otherwise; what is absent stays. An empty text empties a field. */
export class PatientRecordChangesDto {
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) presentingProblem?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) history?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) goals?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) medication?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) allergies?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) safetyPlan?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) nextOfKin?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) generalPractitioner?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RECORD_FIELD) communicationNeeds?: string;
}

/** The part of the record that is the patient's to see. */
export class OwnPatientRecordDto {
  @Nested(() => RecordFieldDto) goals!: RecordFieldDto;
  @Nested(() => RecordFieldDto) safetyPlan!: RecordFieldDto;
  @Nested(() => RecordFieldDto) nextOfKin!: RecordFieldDto;
  @Nested(() => RecordFieldDto) generalPractitioner!: RecordFieldDto;
}
