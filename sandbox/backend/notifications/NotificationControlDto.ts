import { IsBoolean, IsEmail, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import type { NotificationType } from './Notifications';

/** A notification made by hand. */
export class NotificationControlDto {
  @IsIn(['chatRequest', 'leadStatus', 'assignedPatient', 'chatUpgraded']) type!: NotificationType;
  @IsOptional()
  @IsIn(['chat-patient-request', 'chat-therapist-handover', 'chat-therapist-invite', 'chat-v1-upgraded'])
  requestType?: 'chat-patient-request' | 'chat-therapist-handover' | 'chat-therapist-invite' | 'chat-v1-upgraded';
  /** The text of `pubNub`; none when it is left out. */
  @IsOptional() @IsIn(['true', 'false']) pubNub?: 'true' | 'false';
  @IsOptional() @IsBoolean() isLead?: boolean;
  /** To whom; everybody who chats when it is left out. */
  @IsOptional() @IsEmail() to?: string;
  @IsOptional() @IsEmail() from?: string;
  /** Identity of the patient. */
  @IsOptional() @IsString() patient?: string;
  @IsOptional() @IsInt() @Min(1) @Max(50) count?: number;
}

/** How one V1 chat stands in the chat notification cache. */
export class OldChatControlDto {
  @IsEmail() to!: string;
  @IsString() patient!: string;
  @IsInt() @Min(0) @Max(999) unread!: number;
}
