import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsEmail, IsIn, IsInt, IsISO8601, IsOptional, IsString, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';
import { ChatPatientDto, LONGEST_MESSAGE } from './chatDtos';

/** Longest note, in UTF-16 code units: it travels in a query. */
export const LONGEST_NOTE = 2_000;

export class AskBodyDto {
  /** Words to the colleague; may be empty. */
  @IsString() @MaxLength(LONGEST_MESSAGE) message!: string;
}

export class AskedDto {
  /** False where the colleague has no real-time identity: the act is complete, and nobody was asked. */
  @IsBoolean() sent!: boolean;
}

export class PurposeQueryDto {
  @IsOptional() @IsArray() @IsIn(['invite', 'handover'], { each: true }) purpose?: ('invite' | 'handover')[];
}

export class EligibleTherapistDto {
  @IsString() therapistId!: string;
  @IsString() name!: string;
  @IsEmail() email!: string;
  /** Takes part in the patient's chat already. */
  @IsBoolean() inChat!: boolean;
}

export class LeadTherapistDto {
  @IsString() therapistId!: string;
  @IsString() name!: string;
  @IsBoolean() isCaller!: boolean;
}

/** A patient's active chat, seen by a therapist who may not be in it. */
export class PatientChatDto {
  @IsString() chatSessionId!: string;
  @IsBoolean() pubNub!: boolean;
  @ValidateNested() @Type(() => ChatPatientDto) patient!: ChatPatientDto;
  @IsBoolean() highRisk!: boolean;
  @ValidateNested() @Type(() => LeadTherapistDto) lead!: LeadTherapistDto;
  @IsISO8601() startedAt!: string;
  @IsOptional() @IsISO8601() lastMessageAt?: string;
}

/** The chat that an act gave. */
export class GainedChatDto {
  @IsString() chatSessionId!: string;
  @IsBoolean() pubNub!: boolean;
}

export class HighRiskDto {
  @IsBoolean() highRisk!: boolean;
}

export class NoteQueryDto {
  @IsString() @MinLength(1) @MaxLength(LONGEST_NOTE) note!: string;
}

export class MomentsQueryDto {
  @IsOptional() @IsArray() @IsString({ each: true }) types?: string[];
  @IsOptional() @IsISO8601() startFrom?: string;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
  @IsOptional() @IsString() paginationCursor?: string;
}

export class MomentAuthorDto {
  @IsString() userId!: string;
  @IsString() name!: string;
}

/** One entry of a patient's record. */
export class MomentDto {
  @IsString() momentId!: string;
  /** `note`, and what is to come. */
  @IsString() type!: string;
  @IsISO8601() at!: string;
  @ValidateNested() @Type(() => MomentAuthorDto) author!: MomentAuthorDto;
  @IsOptional() @IsString() note?: string;
}

export class MomentPageDto {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MomentDto) moments!: MomentDto[];
  /** Where the next page begins; absent on the last one. */
  @IsOptional() @IsString() paginationCursor?: string;
}
