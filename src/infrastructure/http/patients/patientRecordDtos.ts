import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsISO8601, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { MomentAuthorDto } from './momentDtos';

/** Longest text of one field of a patient record, in UTF-16 code units. */
export const LONGEST_RECORD_FIELD = 8_000;

/**
 * One field of a record. Without `changedAt` nobody ever wrote into it; with it and an empty value it was emptied on
 * purpose.
 */
export class RecordFieldDto {
  @IsString() value!: string;
  @IsOptional() @IsISO8601() changedAt?: string;
  @IsOptional() @ValidateNested() @Type(() => MomentAuthorDto) changedBy?: MomentAuthorDto;
}

export class PatientRecordDto {
  @ValidateNested() @Type(() => RecordFieldDto) presentingProblem!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) history!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) goals!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) medication!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) allergies!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) safetyPlan!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) nextOfKin!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) generalPractitioner!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) communicationNeeds!: RecordFieldDto;
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
  @ValidateNested() @Type(() => RecordFieldDto) goals!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) safetyPlan!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) nextOfKin!: RecordFieldDto;
  @ValidateNested() @Type(() => RecordFieldDto) generalPractitioner!: RecordFieldDto;
}
