import 'reflect-metadata';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';

export class RequestChatQueryDto {
  @IsString() @MaxLength(MESSAGE_TEXT_LIMIT) message!: string;
  @IsIn([true, false, 'true', 'false']) pubNub!: boolean;
}

export class EmergencyQueryDto {
  @IsString() @MaxLength(MESSAGE_TEXT_LIMIT) message!: string;
}

export class RequestChatLazyQueryDto {
  @IsString() @MaxLength(MESSAGE_TEXT_LIMIT) message!: string;
  @IsIn([true, false, 'true', 'false']) upgradeV1!: boolean;
}
