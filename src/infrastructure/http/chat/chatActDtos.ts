import 'reflect-metadata';
import { IsArray, IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { LONGEST_CLAIM_REASON } from '@/domain/chat/requests/claimReason.rule';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { ChatPatientDto } from './chatDtos';
import { HasText } from '../kernel/HasText';
import { Nested } from '../kernel/Nested';
import { IsInstant } from '../kernel/IsInstant';

export class AskBodyDto {
  /** Words to the colleague; may be empty. */
  @IsString() @MaxLength(MESSAGE_TEXT_LIMIT) message!: string;
}

export class AskedDto {
  /** False if the colleague has no real-time identity: the act is complete, and no one was asked. */
  @IsBoolean() sent!: boolean;
}

export class PurposeQueryDto {
  @IsOptional() @IsArray() @IsIn(['invite', 'handover', 'share-data'], { each: true }) purpose?: (
    | 'invite'
    | 'handover'
    | 'share-data'
  )[];
}

export const COLLEAGUE_ACTS = ['invite', 'handover'] as const;

/** Another therapist has been asked into a chat and has not answered yet. */
export class PendingRequestDto {
  @IsIn(COLLEAGUE_ACTS) act!: (typeof COLLEAGUE_ACTS)[number];
  @IsString() byUserId!: string;
  @IsInstant() askedAt!: string;
  /** For its author alone. */
  @IsOptional() @IsString() message?: string;
}

export class EligibleTherapistDto {
  @IsString() therapistId!: string;
  @IsString() name!: string;
  @IsString() email!: string;
  /** Already takes part in the patient's chat. */
  @IsBoolean() inChat!: boolean;
  /** Absent if no answer from them is pending. */
  @IsOptional() @Nested(() => PendingRequestDto) pending?: PendingRequestDto;
}

export class LeadTherapistDto {
  @IsString() therapistId!: string;
  @IsString() name!: string;
  @IsBoolean() isCaller!: boolean;
}

export class ClaimBodyDto {
  /** The caller's reason for taking over; recorded in the audit trail. */
  @IsString() @HasText() @MaxLength(LONGEST_CLAIM_REASON) reason!: string;
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
