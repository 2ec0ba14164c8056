import 'reflect-metadata';
import { Exclude, Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { AllowExplicitNull } from '../kernel/leaveOutNulls';
import { timeIdPattern } from '../kernel/timeIdPattern';
import { Nested, NestedList } from '../kernel/Nested';
import { ParseEach } from '../kernel/ParseEach';
import { HasText } from '../kernel/HasText';
import { IsInstant } from '../kernel/IsInstant';

export class MessageParametersDto {
  /**
   * Chosen once by its sender from the server's clock: a second call with it stores nothing new. More than 60 s off,
   * the message is moved to its arrival.
   */
  @Matches(timeIdPattern) clientTs!: string;
  @IsString() @HasText() @MaxLength(MESSAGE_TEXT_LIMIT) text!: string;
  /** Time id of the message answered to. */
  @IsOptional() @Matches(timeIdPattern) replyTo?: string;
}

export class ClientTsQueryDto {
  @Matches(timeIdPattern) clientTs!: string;
}

/** The participants of a chat and their roles. */
export class ParticipantDto {
  @IsString() userId!: string;
  @IsIn(['therapist', 'patient']) role!: 'therapist' | 'patient';
  @IsOptional() @IsString() therapistId?: string;
  @IsOptional() @IsString() patientId?: string;
  @IsString() name!: string;
}

export const chatEventTypes = ['message', 'edit', 'delete', 'read', 'typing', 'participants', 'ended'] as const;

/** One event of a V2 chat, the same shape as a `chat-events` document. */
export class ChatEventDto {
  @IsString() id!: string;
  @IsIn(chatEventTypes) type!: (typeof chatEventTypes)[number];
  /** `PatientTherapistChat.{chatSessionId}`. */
  @IsString() channel!: string;
  /** Identity ids of those who may see the event. */
  @IsArray() @IsString({ each: true }) participants!: string[];
  /** Server order, the order of arrival: the server's time, strictly rising over all events. */
  @Matches(timeIdPattern) seq!: string;
  /** The message concerned; for `read`, the newest message read, in order of arrival; else the server's time. */
  @Matches(timeIdPattern) timeId!: string;
  /** Identity id, or `system`. */
  @IsString() sender!: string;
  @IsOptional() @IsString() text?: string;
  @IsOptional() @Matches(timeIdPattern) clientTs?: string;
  @IsOptional() @Matches(timeIdPattern) replyTo?: string;
  /** For `read`: `seq` of the message named. Everything that arrived up to there is read. */
  @IsOptional() @Matches(timeIdPattern) upTo?: string;
  /** For `message`: it has been liked. */
  @IsOptional() @IsBoolean() liked?: boolean;
  @IsOptional() @IsBoolean() isTyping?: boolean;
  @IsOptional() @NestedList(() => ParticipantDto) people?: ParticipantDto[];
}

export class MarkAsReadDto {
  /** The message up to which, in order of arrival, everything was seen. */
  @Matches(timeIdPattern) timeId!: string;
}

export class TypingQueryDto {
  @IsIn([true, false, 'true', 'false']) isTyping!: boolean;
}

export class OnlineQueryDto {
  @IsIn([true, false, 'true', 'false']) isOnline!: boolean;
}

export class AppearOfflineDto {
  @IsBoolean() appearOffline!: boolean;
}

export class ChatPatientDto {
  @IsString() id!: string;
  /** Identity id, the key of presence and of message authorship. */
  @IsString() userId!: string;
  @IsString() email!: string;
  @IsOptional() @IsString() firstName?: string;
  @IsOptional() @IsString() lastName?: string;
}

/** The message that arrived last. */
export class LastMessageDto {
  @Matches(timeIdPattern) timeId!: string;
  /** The order of arrival at the server. A backend may leave it out. */
  @IsOptional() @Matches(timeIdPattern) seq?: string;
  @IsString() sender!: string;
  @IsString() text!: string;
  @IsBoolean() deleted!: boolean;
}

/**
 * A patient's request that was accepted. Each part is read separately, so that a malformed one does not hide an
 * emergency.
 */
export class AcceptedRequestDto {
  @ParseEach() @IsBoolean() emergency?: boolean;
  @ParseEach() @IsInstant() requestedAt?: string;
  /** Names of fields that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/**
 * One conversation as the lists show it. Its ids and its patient have to be readable; each other part is read
 * separately, so that a malformed one hides neither a chat nor a flag.
 */
export class ChatSessionDto {
  @IsString() chatSessionId!: string;
  /** The channel's name, `PatientTherapistChat.{chatSessionId}` in V2. */
  @IsString() chatRoomId!: string;
  @IsBoolean() pubNub!: boolean;
  @Nested(() => ChatPatientDto) patient!: ChatPatientDto;
  /** Absent only where they could not be read, here and in the next four. */
  @ParseEach() @IsBoolean() pinned?: boolean;
  @ParseEach() @IsBoolean() isLeadTherapist?: boolean;
  @ParseEach() @IsBoolean() highRisk?: boolean;
  @ParseEach() @IsInt() @Min(0) unreadMessageCount?: number;
  @ParseEach() @IsInt() @Min(0) messageCount?: number;
  @ParseEach() @IsOptional() @Nested(() => LastMessageDto) lastMessage?: LastMessageDto;
  /**
   * `seq` of the patient's first message that staff have not answered; null: there is none. A backend may leave it out.
   */
  @ParseEach() @AllowExplicitNull() @IsOptional() @Matches(timeIdPattern) unansweredFrom?: string | null;
  /**
   * The patient's request that was accepted into this chat, until a message of staff arrives that is not deleted;
   * absent once it is answered. A backend may leave it out.
   */
  @ParseEach() @IsOptional() @Nested(() => AcceptedRequestDto) acceptedRequest?: AcceptedRequestDto;
  /** The newest message that the patient has read, in order of arrival, and its `seq`. */
  @ParseEach() @IsOptional() @Matches(timeIdPattern) patientReadUpTo?: string;
  @ParseEach() @IsOptional() @Matches(timeIdPattern) patientReadSeq?: string;
  /** The same of the caller. */
  @ParseEach() @IsOptional() @Matches(timeIdPattern) ownReadUpTo?: string;
  @ParseEach() @IsOptional() @Matches(timeIdPattern) ownReadSeq?: string;
  /** Server order of the newest event that this answer counts in. */
  @Matches(timeIdPattern) asOf!: string;
  /** Names of fields that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

export class ChatListQueryDto {
  @Type(() => Number) @IsInt() @Min(0) skip!: number;
  @Type(() => Number) @IsInt() @Min(1) @Max(120) limit!: number;
  @IsIn([true, false, 'true', 'false']) pubNub!: boolean;
}

export class UnreadQueryDto {
  /** Channel names, separated by commas. */
  @IsString() channelIds!: string;
}

export class UnreadDto {
  @IsString() channelId!: string;
  @IsInt() @Min(0) unread!: number;
}

export class ChatSummaryDto {
  @IsString() chatSessionId!: string;
  @IsString() chatRoomId!: string;
  @Nested(() => ChatPatientDto) patient!: ChatPatientDto;
}

/** A waiting patient. Each part is read separately, so that a malformed one does not hide the others. */
export class ChatRequestDto {
  @IsString() id!: string;
  /** One of D1 §3's values of requestType; readers accept others. */
  @ParseEach() @IsString() requestType?: string;
  @ParseEach() @IsBoolean() pubNub?: boolean;
  @ParseEach() @IsBoolean() emergency?: boolean;
  @ParseEach() @IsInstant() requestedAt?: string;
  @ParseEach() @IsString() message?: string;
  @ParseEach() @Nested(() => ChatPatientDto) patient?: ChatPatientDto;
  @ParseEach() @IsBoolean() highRisk?: boolean;
  /** The colleague who makes the request. */
  @ParseEach() @IsOptional() @IsString() from?: string;
  /** Names of fields that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

export class PubNubQueryDto {
  @IsIn([true, false, 'true', 'false']) pubNub!: boolean;
}

export class ChatTokenQueryDto {
  @IsString() chatRoomId!: string;
}

export class TokenQueryDto {
  @IsString() token!: string;
}

export class ChatTokenDto {
  @IsString() token!: string;
}
