import type { OpenSession } from '@/application/session/signIn/OpenSession';
import type { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { ForgetPerson } from '@/application/session/signOut/ForgetPerson';
import type { ChatCache } from '@/application/session/ports/ChatCache';
import type { DeviceTraces } from '@/application/session/ports/DeviceTraces';
import type { IdentityProvider } from '@/application/session/ports/IdentityProvider';
import type { PageLocation } from '@/application/session/ports/PageLocation';
import type { PendingMessages } from '@/application/session/ports/PendingMessages';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';
import type { PushSubscription } from '@/application/session/ports/PushSubscription';
import type { RealtimeConnections } from '@/application/session/ports/RealtimeConnections';
import type { SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { SessionEvents } from '@/application/session/SessionEvents';
import type { SessionGateway } from '@/application/session/ports/SessionGateway';
import type { SessionHint } from '@/application/session/ports/SessionHint';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';
import type { SingleSignOnGateway } from '@/application/session/ports/SingleSignOnGateway';
import type { SingleSignOnVault } from '@/application/session/ports/SingleSignOnVault';
import type { Reauthenticate } from '@/application/session/Reauthenticate';
import type { SessionLifeNotes } from '@/application/session/SessionLifeNotes';
import type { SignIn } from '@/application/session/signIn/SignIn';
import type { SignOut } from '@/application/session/signOut/SignOut';
import { token } from '../token';

export const IdentityProviderToken = token<IdentityProvider>('IdentityProvider');
export const SessionGatewayToken = token<SessionGateway>('SessionGateway');
export const SecondFactorGatewayToken = token<SecondFactorGateway>('SecondFactorGateway');
export const SessionVaultToken = token<SessionVault>('SessionVault');
export const SessionHintToken = token<SessionHint>('SessionHint');
export const SessionEventsToken = token<SessionEvents>('SessionEvents');
/** Rebound by the chat module once it is downloaded. */
export const PendingMessagesToken = token<PendingMessages>('PendingMessages');
/** Rebound by the chat module once it is downloaded. */
export const ChatCacheToken = token<ChatCache>('ChatCache');
/** Rebound by `loadDrive`. */
export const PendingUploadsToken = token<PendingUploads>('PendingUploads');
/** Rebound where push messages are received. */
export const PushSubscriptionToken = token<PushSubscription>('PushSubscription');
/** Rebound by the module with the live connections. */
export const RealtimeConnectionsToken = token<RealtimeConnections>('RealtimeConnections');

export const SingleSignOnGatewayToken = token<SingleSignOnGateway>('SingleSignOnGateway');
export const SingleSignOnVaultToken = token<SingleSignOnVault>('SingleSignOnVault');
export const PageLocationToken = token<PageLocation>('PageLocation');
export const DeviceTracesToken = token<DeviceTraces>('DeviceTraces');
export const SignOutSignalToken = token<SignOutSignal>('SignOutSignal');
export const SessionLifeNotesToken = token<SessionLifeNotes>('SessionLifeNotes');

export const OpenSessionToken = token<OpenSession>('OpenSession');
export const SignInToken = token<SignIn>('SignIn');
export const ReauthenticateToken = token<Reauthenticate>('Reauthenticate');
export const SignOutToken = token<SignOut>('SignOut');
export const ForgetPersonToken = token<ForgetPerson>('ForgetPerson');
export const WatchServerStatusToken = token<WatchServerStatus>('WatchServerStatus');
