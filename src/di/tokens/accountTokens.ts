import type { AddAuthenticator } from '@/application/session/AddAuthenticator';
import type { AskRecentLogin } from '@/application/session/AskRecentLogin';
import type { CheckResetLink } from '@/application/session/CheckResetLink';
import type { CountAuthenticators } from '@/application/session/CountAuthenticators';
import type { CreateAccount } from '@/application/session/CreateAccount';
import type { FinishSingleSignOn } from '@/application/session/FinishSingleSignOn';
import type { ListSecondFactors } from '@/application/session/ListSecondFactors';
import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';
import type { QrEncoder } from '@/application/session/ports/QrEncoder';
import type { PrepareAuthenticator } from '@/application/session/PrepareAuthenticator';
import type { RelabelAuthenticator } from '@/application/session/RelabelAuthenticator';
import type { RemoveSecondFactor } from '@/application/session/RemoveSecondFactor';
import type { ResetPassword } from '@/application/session/ResetPassword';
import { token } from '../token';

/** What people need once, or when they look after their account: bound when it is downloaded. */
export const AuthenticatorGatewayToken = token<AuthenticatorGateway>('AuthenticatorGateway');
export const QrEncoderToken = token<QrEncoder>('QrEncoder');
export const AskRecentLoginToken = token<AskRecentLogin>('AskRecentLogin');
export const CreateAccountToken = token<CreateAccount>('CreateAccount');
export const PrepareAuthenticatorToken = token<PrepareAuthenticator>('PrepareAuthenticator');
export const AddAuthenticatorToken = token<AddAuthenticator>('AddAuthenticator');
export const CountAuthenticatorsToken = token<CountAuthenticators>('CountAuthenticators');
export const ListSecondFactorsToken = token<ListSecondFactors>('ListSecondFactors');
export const RelabelAuthenticatorToken = token<RelabelAuthenticator>('RelabelAuthenticator');
export const RemoveSecondFactorToken = token<RemoveSecondFactor>('RemoveSecondFactor');
export const CheckResetLinkToken = token<CheckResetLink>('CheckResetLink');
export const ResetPasswordToken = token<ResetPassword>('ResetPassword');
export const FinishSingleSignOnToken = token<FinishSingleSignOn>('FinishSingleSignOn');
