import type { ServiceIdentifier } from 'inversify';
import type { FlagCache } from '@/application/access/FlagCache';
import type { LoadFlags } from '@/application/access/LoadFlags';
import type { LoadScopes } from '@/application/access/LoadScopes';
import type { ScopeCache } from '@/application/access/ScopeCache';
import type { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import type { FlagGateway } from '@/application/access/ports/FlagGateway';
import type { WatchTheme } from '@/application/app/WatchTheme';
import type { Activity } from '@/application/app/ports/Activity';
import type { AddressBar } from '@/application/app/ports/AddressBar';
import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';
import type { TitleBar } from '@/application/app/ports/TitleBar';
import type { VersionGateway } from '@/application/app/ports/VersionGateway';
import type { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import type { ChatState } from '@/application/chat/page/ChatState';
import type { FindChat } from '@/application/chat/conversations/FindChat';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import type { PatientCareGateway } from '@/application/chat/ports/PatientCareGateway';
import type { PhraseVault } from '@/application/chat/ports/PhraseVault';
import type { PinGateway } from '@/application/chat/ports/PinGateway';
import type { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import type { RunChat } from '@/application/chat/startUp/RunChat';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { SaveDraft } from '@/application/drafts/SaveDraft';
import type { SyncDiscardedDrafts } from '@/application/drafts/SyncDiscardedDrafts';
import type { DraftSignal } from '@/application/drafts/ports/DraftSignal';
import type { UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';
import type { FailureNotices } from '@/application/errorReporting/FailureNotices';
import type { LogBuffer } from '@/application/errorReporting/LogBuffer';
import type { ReportError } from '@/application/errorReporting/ReportError';
import type { UnreadableItems } from '@/application/errorReporting/UnreadableItems';
import type { KnownPatients } from '@/application/kernel/KnownPatients';
import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Logger } from '@/application/kernel/ports/Logger';
import type { Random } from '@/application/kernel/ports/Random';
import type { ReceivePush } from '@/application/notifications/ReceivePush';
import type { SoundAlerts } from '@/application/notifications/SoundAlerts';
import type { SoundChoice } from '@/application/notifications/SoundChoice';
import type { StaleSignal } from '@/application/notifications/StaleSignal';
import type { NotificationSource } from '@/application/notifications/ports/NotificationSource';
import type { SoundPlayer } from '@/application/notifications/ports/SoundPlayer';
import type { SafetySignal } from '@/application/patients/ports/SafetySignal';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { PresenceSource } from '@/application/presence/ports/PresenceSource';
import type { KnownCoreHours, LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { CoreHoursGateway } from '@/application/regions/ports/CoreHoursGateway';
import type { BackendReachability } from '@/application/serverStatus/BackendReachability';
import type { ConnectionState } from '@/application/serverStatus/ConnectionState';
import type { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { Reauthenticate } from '@/application/session/Reauthenticate';
import type { SessionEvents } from '@/application/session/SessionEvents';
import type { ReportedSessionEnd } from '@/application/session/ReportedSessionEnd';
import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';
import type { ChatCache } from '@/application/session/ports/ChatCache';
import type { DeviceTraces } from '@/application/session/ports/DeviceTraces';
import type { IdentityProvider } from '@/application/session/ports/IdentityProvider';
import type { PageLocation } from '@/application/session/ports/PageLocation';
import type { PasswordEstimator } from '@/application/session/ports/PasswordEstimator';
import type { PendingMessages } from '@/application/session/ports/PendingMessages';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';
import type { PushSubscription } from '@/application/session/ports/PushSubscription';
import type { RealtimeConnections } from '@/application/session/ports/RealtimeConnections';
import type { SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { SessionGateway } from '@/application/session/ports/SessionGateway';
import type { SessionHint } from '@/application/session/ports/SessionHint';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';
import type { SingleSignOnGateway } from '@/application/session/ports/SingleSignOnGateway';
import type { SingleSignOnVault } from '@/application/session/ports/SingleSignOnVault';
import type { OpenSession } from '@/application/session/signIn/OpenSession';
import type { SignIn } from '@/application/session/signIn/SignIn';
import type { ForgetPerson } from '@/application/session/signOut/ForgetPerson';
import type { SignOut } from '@/application/session/signOut/SignOut';
import type { Environment } from '@/domain/app/Environment';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';
import type { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import type { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import type { ChatStores } from '@/presentation/chat/ChatStores';

/** Names a service and carries its type, so that a wrong binding does not compile. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

// Kernel.

export const EnvironmentToken = token<Environment>('Environment');
export const ClockToken = token<Clock>('Clock');
/** The same clock, corrected to the server's time; alarms are set on it as on the other. */
export const ServerClockToken = token<OffsetClock>('ServerClock');
export const BackendReachabilityToken = token<BackendReachability>('BackendReachability');
export const RandomToken = token<Random>('Random');
export const LoggerToken = token<Logger>('Logger');
export const LogBufferToken = token<LogBuffer>('LogBuffer');
/** Downloads axios and the contract with its first call. */
export const BackendClientToken = token<BackendClient>('BackendClient');
/** Bound when the shell is downloaded. */
export const ConnectionStateToken = token<ConnectionState>('ConnectionState');

// App.

export const PreferenceVaultToken = token<PreferenceVault>('PreferenceVault');
export const AddressBarToken = token<AddressBar>('AddressBar');
export const TitleBarToken = token<TitleBar>('TitleBar');
export const WatchThemeToken = token<WatchTheme>('WatchTheme');
export const VersionGatewayToken = token<VersionGateway>('VersionGateway');

// Bound when the shell is downloaded.
export const ActivityToken = token<Activity>('Activity');
export const KnownPatientsToken = token<KnownPatients>('KnownPatients');

// Session.

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
export const ReportedSessionEndToken = token<ReportedSessionEnd>('ReportedSessionEnd');

export const OpenSessionToken = token<OpenSession>('OpenSession');
export const SignInToken = token<SignIn>('SignIn');
export const ReauthenticateToken = token<Reauthenticate>('Reauthenticate');
export const SignOutToken = token<SignOut>('SignOut');
export const ForgetPersonToken = token<ForgetPerson>('ForgetPerson');
export const WatchServerStatusToken = token<WatchServerStatus>('WatchServerStatus');

// Account.

/** Bindings that users need once, or when they manage their account: bound when it is downloaded. */
export const AuthenticatorGatewayToken = token<AuthenticatorGateway>('AuthenticatorGateway');
export const PasswordEstimatorToken = token<PasswordEstimator>('PasswordEstimator');

// Access.

export const ScopeCacheToken = token<ScopeCache>('ScopeCache');
export const ScopeResetSignalToken = token<ScopeResetSignal>('ScopeResetSignal');
/** Announces only that the session's scopes have changed, as reported by an answer of the backend. */
export const AccessChangeSignalToken = token<ScopeResetSignal>('AccessChangeSignal');
export const FlagGatewayToken = token<FlagGateway>('FlagGateway');
export const FlagCacheToken = token<FlagCache>('FlagCache');
export const LoadFlagsToken = token<LoadFlags>('LoadFlags');
export const LoadScopesToken = token<LoadScopes>('LoadScopes');

// Error reporting.

export const FailureNoticesToken = token<FailureNotices>('FailureNotices');
export const UnreadableItemsToken = token<UnreadableItems>('UnreadableItems');
export const ReportErrorToken = token<ReportError>('ReportError');

// Chat.

export const ChatEngineToken = token<ChatEngine>('ChatEngine');
export const ChatStateToken = token<ChatState>('ChatState');
export const RunChatToken = token<RunChat>('RunChat');
export const ChatCommandsToken = token<ChatCommands>('ChatCommands');
export const SaveDraftToken = token<SaveDraft>('SaveDraft');
export const DraftSignalToken = token<DraftSignal>('DraftSignal');
export const SyncDiscardedDraftsToken = token<SyncDiscardedDrafts>('SyncDiscardedDrafts');
export const PresenceSourceToken = token<PresenceSource>('PresenceSource');
export const WatchPresenceToken = token<WatchPresence>('WatchPresence');
/** Time zone of the service region, such as `Europe/London`. */
export const RegionZoneToken = token<string>('RegionZone');
export const ChatStoresToken = token<ChatStores>('ChatStores');
export const FindChatToken = token<FindChat>('FindChat');
export const PinGatewayToken = token<PinGateway>('PinGateway');
export const PhraseVaultToken = token<PhraseVault>('PhraseVault');

export const PatientCareGatewayToken = token<PatientCareGateway>('PatientCareGateway');
export const ChangeHighRiskToken = token<ChangeHighRisk>('ChangeHighRisk');
export const WatchChatRequestsToken = token<WatchChatRequests>('WatchChatRequests');
export const SafetySignalToken = token<SafetySignal>('SafetySignal');

// Presence and core hours.

/** Wakes in time in a window out of sight, too. */
export const BackgroundClockToken = token<Clock>('BackgroundClock');

export const CoreHoursGatewayToken = token<CoreHoursGateway>('CoreHoursGateway');
/** The core hours as everything in this window shows them. */
export const KnownCoreHoursToken = token<KnownCoreHours>('KnownCoreHours');
/** One for each window: it keeps the order of all readings. */
export const LoadCoreHoursToken = token<LoadCoreHours>('LoadCoreHours');

// Notifications.

export const NotificationSourceToken = token<NotificationSource>('NotificationSource');
export const SoundPlayerToken = token<SoundPlayer>('SoundPlayer');
/** Screens that show assigned patients or active chats subscribe to it and reload. */
export const StaleSignalToken = token<StaleSignal>('StaleSignal');
export const SoundChoiceToken = token<SoundChoice>('SoundChoice');
/** One for the window. */
export const SoundAlertsToken = token<SoundAlerts>('SoundAlerts');
/** One for the window: it holds the registered address. */
export const ReceivePushToken = token<ReceivePush>('ReceivePush');

// Patients’ records on this device.

/** The signed-in user's encrypted records on this device: drafts and uploads. */
export const PersonalRecordsToken = token<PersonalRecords>('PersonalRecords');
export const UnreadableRecordsToken = token<UnreadableRecords>('UnreadableRecords');
/** One for the window: it knows which drafts are waiting to be saved. */
export const FormDraftsToken = token<FormDrafts>('FormDrafts');

// Bulk actions.

// One runner of each area for the window: it outlives the pages on which it is shown.
export const CodeBulkRunnerToken = token<BulkRunner>('CodeBulkRunner');
export const UserBulkRunnerToken = token<BulkRunner>('UserBulkRunner');
export const SurveyBulkRunnerToken = token<BulkRunner>('SurveyBulkRunner');
/** The records of bulk actions, of every area. */
export const BulkRecordsToken = token<PersonalRecords>('BulkRecords');
/** Name of the browser's database of bulk actions. */
export const BULK_DATABASE = 'staff-dashboard-bulk';
