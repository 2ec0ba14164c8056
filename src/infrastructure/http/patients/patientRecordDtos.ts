import 'reflect-metadata';
import { Exclude } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MomentAuthorDto } from './momentDtos';
import { Nested } from '../kernel/Nested';
import { ParseEach } from '../kernel/ParseEach';
import { IsInstant } from '../kernel/IsInstant';

/** Longest text of one field of a patient record, in UTF-16 code units. */
export const LONGEST_RECORD_FIELD = 8_000;

/**
 * One field of a record. Without `changedAt` it has never been written; with it and an empty value it was emptied on
 * purpose.
 */
export class RecordFieldDto {
  @IsString() value!: string;
  @ParseEach() @IsOptional() @IsInstant() changedAt?: string;
  @ParseEach() @IsOptional() @Nested(() => MomentAuthorDto) changedBy?: MomentAuthorDto;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/**
 * Each field is read separately, so that a malformed one does not hide the others; a field is absent only if it could
 * not be read.
 */
export class PatientRecordDto {
  @ParseEach() @Nested(() => RecordFieldDto) presentingProblem?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) history?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) goals?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) medication?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) allergies?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) safetyPlan?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) nextOfKin?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) generalPractitioner?: RecordFieldDto;
  @ParseEach() @Nested(() => RecordFieldDto) communicationNeeds?: RecordFieldDto;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
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
