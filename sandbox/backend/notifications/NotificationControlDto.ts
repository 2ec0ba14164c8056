import { IsBoolean, IsEmail, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { REQUEST_TYPES, type RequestType } from '@/domain/notifications/RequestType';
import { NOTIFICATION_TYPES, type NotificationType } from '@/domain/notifications/StaffNotification';

/** A notification made by hand. */
export class NotificationControlDto {
  @IsIn(NOTIFICATION_TYPES) type!: NotificationType;
  @IsOptional() @IsIn(REQUEST_TYPES) requestType?: RequestType;
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

/** One V1 chat in the chat notification cache. */
export class OldChatControlDto {
  @IsEmail() to!: string;
  @IsString() patient!: string;
  @IsInt() @Min(0) @Max(999) unread!: number;
}
