import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  IsUUID,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { SHORTEST_DELETION_REASON } from '@/domain/patients/timeline/deletionReason.rule';
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_STATUSES,
  type AppointmentKind,
  type AppointmentStatus,
} from '@/domain/patients/appointments/Appointment';
import { AppointmentDto, CgiDto, DriveFileDto, LONGEST_DESCRIPTION, MomentAuthorDto, MomentDto } from './momentDtos';
import { HasText } from '../kernel/HasText';
import { Nested, NestedList } from '../kernel/Nested';
import { IsInstant } from '../kernel/IsInstant';

/** Longest note to an act, in UTF-16 code units. */
const LONGEST_REMARK = 4_000;

export class AppointmentBodyDto {
  /** Chosen once by its author: a second call with it makes no second appointment. */
  @IsUUID() momentId!: string;
  @Nested(() => AppointmentDto) appointment!: AppointmentDto;
}

/** The changed parts of one appointment; absent ones stay. */
export class AppointmentChangeDto {
  @IsString() @MinLength(1) @MaxLength(100) momentId!: string;
  @IsOptional() @IsInstant() startsAt?: string;
  @IsOptional() @IsInstant() endsAt?: string;
  @IsOptional() @IsString() @MinLength(1) @MaxLength(60) timeZone?: string;
  @IsOptional() @IsIn(APPOINTMENT_KINDS) kind?: AppointmentKind;
  @IsOptional() @IsIn(APPOINTMENT_STATUSES) status?: AppointmentStatus;
  @IsOptional() @IsString() @MaxLength(500) place?: string;
}

export class EditAppointmentsDto {
  /** All of them are changed, or none. */
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @NestedList(() => AppointmentChangeDto)
  changes!: AppointmentChangeDto[];
}

export class DriveMomentBodyDto extends DriveFileDto {
  /** Chosen once for the upload: a second call with it makes no second moment. */
  @IsUUID() momentId!: string;
}

export class CgiBodyDto extends CgiDto {
  /** Chosen once: a second call with it makes no second moment. */
  @IsUUID() momentId!: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_REMARK) note?: string;
}

export class RiskAssessmentMomentDto {
  /** An assessment of the patient's record; it comes into the history once. */
  @IsString() @MinLength(1) @MaxLength(100) riskAssessmentId!: string;
}

export class ReasonBodyDto {
  /** Invisible characters and surrounding white space do not count. */
  @IsString() @HasText(SHORTEST_DELETION_REASON) @MaxLength(1_000) reason!: string;
}

export class DescriptionBodyDto {
  @IsString() @MaxLength(LONGEST_DESCRIPTION) description!: string;
}

export class DescriptionDto {
  /** Empty if none was written, and if it was emptied. */
  @IsString() description!: string;
  /** Absent if none was ever written. */
  @IsOptional() @IsInstant() changedAt?: string;
  @IsOptional() @Nested(() => MomentAuthorDto) changedBy?: MomentAuthorDto;
}

/** One change of a description, with what it was before. */
export class DescriptionChangeDto {
  @IsInstant() at!: string;
  @Nested(() => MomentAuthorDto) by!: MomentAuthorDto;
  @IsString() before!: string;
  @IsString() after!: string;
}

export class ChangedMomentsDto {
  @NestedList(() => MomentDto) moments!: MomentDto[];
}

export const uploadTypes = ['image', 'audio', 'document'] as const;

export class FileUploadPolicyQueryDto {
  @IsIn(uploadTypes) type!: (typeof uploadTypes)[number];
  @IsString() @MinLength(1) @MaxLength(255) fileName!: string;
}

/** Leave to upload one file by a form. */
export class FileUploadPolicyDto {
  @IsString() url!: string;
  /** Fields of the form, as they are to be sent. */
  @IsObject() fields!: Record<string, string>;
  @IsInstant() expiresAt!: string;
  /** Bytes. */
  @IsInt() @Min(1) largestFile!: number;
}

export class MomentContentDto {
  /** A media type. */
  @IsString() contentType!: string;
  /** The whole text; absent where the content is a file. */
  @IsOptional() @IsString() text?: string;
  @IsOptional() @IsString() fileName?: string;
}

/** A file of a patient's drive folder as it can be opened now. */
export class OpenableDriveFileDto extends DriveFileDto {
  @IsString() momentId!: string;
  /** Shows the file in the drive; absent if the drive has no such link. */
  @IsOptional() @IsUrl({ require_tld: false }) previewLink?: string;
  /** Downloads the file's bytes; absent if the drive has no such link. */
  @IsOptional() @IsUrl({ require_tld: false }) downloadLink?: string;
}
