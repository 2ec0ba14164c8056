import 'reflect-metadata';
import { IsBoolean, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { ACCOUNT_LANGUAGES, type AccountLanguage } from '@/domain/account/AccountLanguage';
import { IsEmailAddress } from '../kernel/IsEmailAddress';
import { IsInstant } from '../kernel/IsInstant';

const EMAIL = 254;

/** Settings that users manage themselves. */
export class AccountSummaryDto {
  @IsString() userId!: string;
  @IsString() emailAddress!: string;
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  /** Empty where there is none. */
  @IsString() screenName!: string;
  @IsString() language!: string;
  /** An address that is awaiting confirmation. */
  @IsOptional() @IsString() newEmailAddress?: string;
  @IsOptional() @IsInstant() deletionRequestedAt?: string;
  @IsBoolean() pushEnabled!: boolean;
}

export class UserNameDto {
  @IsString() @MaxLength(400) firstName!: string;
  @IsString() @MaxLength(400) lastName!: string;
}

export class ScreenNameDto {
  /** Empty for none. */
  @IsString() @MaxLength(400) screenName!: string;
}

export class LanguageDto {
  @IsIn(ACCOUNT_LANGUAGES) language!: AccountLanguage;
}

export class ChangeEmailDto {
  @IsEmailAddress() @MaxLength(EMAIL) emailAddress!: string;
}

export class ConfirmEmailDto {
  @IsString() @Length(1, 128) id!: string;
}

export class ConfirmedEmailDto {
  @IsString() emailAddress!: string;
}

export class PasswordRequestDto {
  @IsEmailAddress() @MaxLength(EMAIL) emailAddress!: string;
  @IsIn(ACCOUNT_LANGUAGES) language!: AccountLanguage;
}

export class DeletionRequestDto {
  /** The user’s own address, typed once more. */
  @IsString() @MaxLength(EMAIL) emailAddress!: string;
}
