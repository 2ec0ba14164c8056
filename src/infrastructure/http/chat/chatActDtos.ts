import 'reflect-metadata';
import { IsArray, IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LONGEST_CLAIM_REASON } from '@/domain/chat/requests/claimReason.rule';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { SOMETHING_TO_READ } from '@/domain/kernel/isBlank';
import { ChatPatientDto } from './chatDtos';
import { Nested } from '../kernel/Nested';
import { IsInstant } from '../kernel/IsInstant';

export class AskBodyDto {
  /** Words to the colleague; may be empty. */
  @IsString() @MaxLength(MESSAGE_TEXT_LIMIT) message!: string;
}

export class AskedDto {
  /** False where the colleague has no real-time identity: the act is complete, and nobody was asked. */
  @IsBoolean() sent!: boolean;
}

export class PurposeQueryDto {
  @IsOptional() @IsArray() @IsIn(['invite', 'handover', 'share-data'], { each: true }) purpose?: (
    | 'invite'
    | 'handover'
    | 'share-data'
  )[];
}

export class EligibleTherapistDto {
  @IsString() therapistId!: string;
  @IsString() name!: string;
  @IsString() email!: string;
  /** Takes part in the patient's chat already. */
  @IsBoolean() inChat!: boolean;
}

export class LeadTherapistDto {
  @IsString() therapistId!: string;
  @IsString() name!: string;
  @IsBoolean() isCaller!: boolean;
}

export class ClaimBodyDto {
  /** Why the caller takes over; kept in the audit trail. */
  @IsString() @Matches(SOMETHING_TO_READ) @MaxLength(LONGEST_CLAIM_REASON) reason!: string;
}

/** A patient's active chat, seen by a therapist who may not be in it. */
export class PatientChatDto {
  @IsString() chatSessionId!: string;
  @IsBoolean() pubNub!: boolean;
  /** Absent, like the flag, for a caller who neither takes part in the chat nor cares for the patient. */
  @IsOptional() @Nested(() => ChatPatientDto) patient?: ChatPatientDto;
  @IsOptional() @IsBoolean() highRisk?: boolean;
  @Nested(() => LeadTherapistDto) lead!: LeadTherapistDto;
  @IsInstant() startedAt!: string;
  @IsOptional() @IsInstant() lastMessageAt?: string;
}

/** The chat that an act gave. */
export class GainedChatDto {
  @IsString() chatSessionId!: string;
  @IsBoolean() pubNub!: boolean;
}
