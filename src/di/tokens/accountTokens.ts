import type { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';
import type { PasswordEstimator } from '@/application/session/ports/PasswordEstimator';
import type { QrEncoder } from '@/application/session/ports/QrEncoder';
import type { PrepareAuthenticator } from '@/application/session/secondFactor/PrepareAuthenticator';
import { token } from '../token';

/** What people need once, or when they look after their account: bound when it is downloaded. */
export const AuthenticatorGatewayToken = token<AuthenticatorGateway>('AuthenticatorGateway');
export const QrEncoderToken = token<QrEncoder>('QrEncoder');
export const PasswordEstimatorToken = token<PasswordEstimator>('PasswordEstimator');
export const RequireRecentSignInToken = token<RequireRecentSignIn>('RequireRecentSignIn');
export const PrepareAuthenticatorToken = token<PrepareAuthenticator>('PrepareAuthenticator');
