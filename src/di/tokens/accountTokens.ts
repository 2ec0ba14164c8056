import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';
import type { PasswordEstimator } from '@/application/session/ports/PasswordEstimator';
import { token } from '../token';

/** Bindings that users need once, or when they manage their account: bound when it is downloaded. */
export const AuthenticatorGatewayToken = token<AuthenticatorGateway>('AuthenticatorGateway');
export const PasswordEstimatorToken = token<PasswordEstimator>('PasswordEstimator');
