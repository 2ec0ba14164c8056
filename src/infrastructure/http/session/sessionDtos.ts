import { IsArray, IsIn, IsOptional, IsString, Length, Matches, MinLength } from 'class-validator';

/** One of a user's second factors. */
export class MfaOptionDto {
  @IsString() @MinLength(1) id!: string;
  @IsIn(['email', 'totp']) type!: 'email' | 'totp';
}

export class MfaOptionsQueryDto {
  @IsArray() @IsString({ each: true }) scopes!: string[];
}

export class MfaCodeDto {
  @Matches(/^[0-9]{6}$/) code!: string;
}

/** Proof that the second factor was given; handed on as `mfaChallengeResponse`. */
export class MfaTokenDto {
  @IsString() @MinLength(1) token!: string;
}

export class EmailChallengeQueryDto {
  @IsString() @MinLength(1) configurationId!: string;
}

export class CustomTokenQueryDto {
  @IsArray() @IsString({ each: true }) scope!: string[];
  @IsOptional() @IsString() mfaChallengeResponse?: string;
}

export class CustomTokenDto {
  @IsString() @MinLength(1) customToken!: string;
}

export class SessionCookieQueryDto {
  @IsIn([false, 'false']) setCookie!: boolean;
}

export class SessionCookieDto {
  @IsOptional() @IsString() @Length(22, 4096) sessionCookie?: string;
}
