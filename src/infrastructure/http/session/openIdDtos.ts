import { IsString, Length, Matches, MinLength } from 'class-validator';

/** A single-sign-on provider; `client_name` is written on its button. */
export class OpenIdProviderDto {
  @IsString() @MinLength(1) client_name!: string;
  @IsString() @MinLength(1) clientID!: string;
}

export class OpenIdLoginUrlQueryDto {
  @IsString() @Length(1, 200) clientID!: string;
  /** The dashboard's origin plus `/callback`. */
  @Matches(/^https?:\/\/[^\s?#]+\/callback$/) redirectUrl!: string;
}

/** The provider's response. */
export class OpenIdCallbackDto {
  @IsString() @Length(1, 200) clientID!: string;
  @IsString() @Length(1, 4096) code!: string;
  /**
   * The `login` parameter of the login URL: the one-time id of this login. The dashboard checks its own `state` key
   * itself.
   */
  @IsString() @Length(1, 200) state!: string;
}
