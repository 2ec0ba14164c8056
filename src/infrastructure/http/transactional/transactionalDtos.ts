import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  MaxLength,
} from 'class-validator';
import { CALLBACK_GROUPS, contactLimits, type CallbackGroup } from '@/domain/transactional/contactLimits';
import { HasText } from '../kernel/HasText';
import { IsEmailAddress } from '../kernel/IsEmailAddress';
import { Nested } from '../kernel/Nested';

const TOKEN = 1_024;

export class LinkTokenUseDto {
  @IsString() @Length(1, TOKEN) tokenID!: string;
  /** Chosen once by the page: the same one may ask again after a lost answer. */
  @IsOptional() @IsString() @Length(16, 64) attempt?: string;
}

/** The email preferences of a token's address. */
export class EmailPreferencesDto {
  @IsString() emailAddress!: string;
  @IsBoolean() isSubscribed!: boolean;
}

export class EmailTokenDto {
  @IsString() @Length(1, TOKEN) token!: string;
}

export class CallbackDetailsDto {
  @HasText() @MaxLength(contactLimits.name) name!: string;
  @HasText() @MaxLength(contactLimits.phone) phoneNumber!: string;
  /** Empty for none. */
  @IsString() @MaxLength(contactLimits.note) note!: string;
}

export class CallbackRequestDto {
  @IsString() @Length(1, TOKEN) token!: string;
  @IsIn(CALLBACK_GROUPS) callbackGroup!: CallbackGroup;
  @Nested(() => CallbackDetailsDto) clientDetails!: CallbackDetailsDto;
}

export class CheckInDto {
  @IsString() @Length(1, TOKEN) token!: string;
}

export class AccessRequestDto {
  @HasText() @MaxLength(contactLimits.message) message!: string;
  @IsEmailAddress() @MaxLength(contactLimits.email) email!: string;
  /** True if staff may write to the address. */
  @IsBoolean() isContactable!: boolean;
}

/** Addresses that one email of a patient’s app may go to. */
export const WELFARE_ADDRESSES = 10;

export class WelfareEmailDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WELFARE_ADDRESSES)
  @IsString({ each: true })
  @MaxLength(contactLimits.email, { each: true })
  targetEmailAddresses!: string[];
  /** In the wording that asks after the reader first. */
  @IsBoolean() careFirstStyleEmail!: boolean;
}
