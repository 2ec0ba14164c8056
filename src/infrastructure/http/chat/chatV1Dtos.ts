import 'reflect-metadata';
import { Exclude } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { timeIdPattern } from '../kernel/timeIdPattern';
import { ChatPatientDto } from './chatDtos';
import { Nested, NestedList } from '../kernel/Nested';
import { ParseEach } from '../kernel/ParseEach';

/** The new content of a V1 message. */
export class MessageV1Dto {
  /** The act's own time id, chosen once: a second call with it changes nothing. Of a new message, see V2. */
  @Matches(timeIdPattern) clientTs!: string;
  @IsString() @MaxLength(MESSAGE_TEXT_LIMIT) text!: string;
  /** With an empty text: the message is deleted. */
  @IsOptional() @IsBoolean() deleted?: boolean;
}

export class MarkAllAsReadQueryDto {
  /**
   * Time id of the message up to which, in order of arrival, everything was seen; without it, everything counts as
   * read.
   */
  @IsOptional() @Matches(timeIdPattern) upTo?: string;
}

export class UserIdDto {
  /** Patient id, identity id or email. */
  @IsString() @MinLength(1) @MaxLength(320) userId!: string;
}

export class LoggedMessageDto {
  @Matches(timeIdPattern) timeId!: string;
  /** Identity id, or `system`. */
  @IsString() sender!: string;
  @IsString() name!: string;
  /** `therapist`, `patient` or `system`; readers accept others. */
  @IsString() role!: string;
  /** Empty once deleted. */
  @IsString() text!: string;
  @IsBoolean() edited!: boolean;
  @IsBoolean() deleted!: boolean;
}

export class LoggedChatDto {
  @IsString() chatSessionId!: string;
  /** ISO 8601. */
  @IsString() startedAt!: string;
  @IsOptional() @IsString() endedAt?: string;
  /** Oldest first. */
  @ParseEach() @NestedList(() => LoggedMessageDto) messages!: LoggedMessageDto[];
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** Everything that was written in the V1 chats of one patient. */
export class ChatHistoryDto {
  @Nested(() => ChatPatientDto) patient!: ChatPatientDto;
  /** Oldest first. */
  @NestedList(() => LoggedChatDto) chats!: LoggedChatDto[];
}
