import { IsIn, IsOptional, IsString, Length, Matches, MinLength } from 'class-validator';
import { IsInstant } from '../kernel/IsInstant';

/** One of the caller's second factors. An authenticator has a label, an email method the address. */
export class MfaConfigurationDto {
  @IsString() @MinLength(1) id!: string;
  @IsIn(['email', 'totp']) type!: 'email' | 'totp';
  @IsOptional() @IsString() label?: string;
  @IsOptional() @IsString() email?: string;
}

/** A new authenticator: its secret (20 bytes in base 32, no padding), and a code that it shows now. */
export class NewTotpSecretDto {
  @Matches(/^[0-9]{6}$/) code!: string;
  @Matches(/^[A-Z2-7]{32}$/) secret!: string;
  @IsString() @Length(1, 60) label!: string;
}

export class AddedTotpSecretDto {
  @IsString() @MinLength(1) id!: string;
  @IsString() @Length(1, 60) label!: string;
}

/** An authenticator as its owner sees it; the secret never leaves the backend. */
export class TotpSecretDto {
  @IsString() @MinLength(1) id!: string;
  @IsString() @Length(1, 60) label!: string;
  @IsInstant() createdAt!: string;
}

export class TotpLabelDto {
  @IsString() @Length(1, 60) label!: string;
}
