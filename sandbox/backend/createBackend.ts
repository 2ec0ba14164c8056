import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessHandlers } from './access/accessHandlers';
import { remoteConfigHandlers } from './access/remoteConfigHandlers';
import { BackendError } from './kernel/BackendError';
import { MailLimiter } from '#firebase-stand-in/identity/MailLimiter';
import { type PublicSettings, publicSettingsHandlers } from './app/publicSettingsHandlers';
import { accountHandlers } from './account/accountHandlers';
import { EmailChanges } from './account/EmailChanges';
import { ownAccountHandlers, withdrawHalfDone } from './account/ownAccountHandlers';
import { CloudDocuments } from './account/CloudDocuments';
import { Audit } from './audit/Audit';
import { chatHandlers } from './chat/chatHandlers';
import { chatV1Handlers } from './chat/v1/chatV1Handlers';
import type { ChatServices } from './chat/ChatServices';
import { createChat, type ChatSurroundings } from './chat/createChat';
import { createRouteHandler } from './dispatch/createRouteHandler';
import type { BackendHandlers } from './dispatch/Handlers';
import { type Interference, noInterference } from './dispatch/Interference';
import { routesOf } from './dispatch/routesOf';
import type { DriveLinks } from './drive/driveLinks';
import { errorReportingHandlers } from './errorReporting/errorReportingHandlers';
import { ErrorReports } from './errorReporting/ErrorReports';
import { createMessageAlerts } from './messageAlerts/createMessageAlerts';
import { notificationHandlers, pushHandlers } from './notifications/notificationHandlers';
import { PushDevices } from './notifications/PushDevices';
import { LOOK_UPS_ALLOWED, LookUpLimits } from './owners/LookUpLimits';
import { Owners } from './owners/Owners';
import { patientChatHandlers } from './chat/patientApp/patientChatHandlers';
import { createPatientCare, type PatientCare } from './patients/createPatientCare';
import type { PatientPast } from './patients/PatientPast';
import { openIdHandlers } from './session/singleSignOn/openIdHandlers';
import type { OpenIdRegistration } from './session/singleSignOn/OpenIdRegistration';
import { CoreHours } from './regions/CoreHours';
import { regionHandlers } from './regions/regionHandlers';
import { Accounts } from './session/Accounts';
import { CodeGuessLimits } from './session/CodeGuessLimits';
import { EmailChallenges } from './session/EmailChallenges';
import { SecondFactorService } from './session/SecondFactorService';
import { mfaHandlers } from './session/mfaHandlers';
import { ReadableJournal } from './kernel/ReadableJournal';
import { presentPast } from './patients/presentPast';
import { createUserData, type UserData } from './userData/createUserData';
import type { IdentityAccounts } from './userData/UserDataService';
import { MfaMethods } from './session/MfaMethods';
import { ProvedMailboxes } from './session/ProvedMailboxes';
import {
  type Administration,
  type AdministrationPast,
  createAdministration,
} from './organisations/createAdministration';
import { dashboardHandlers, type DashboardPort, noDashboards } from './dashboards/dashboardHandlers';
import { transactionalHandlers } from './transactional/transactionalHandlers';
import { createReports, type ReportArea, type ReportOptions } from './reports/createReports';
import { ReportFiles } from './reports/ReportFiles';
import { DeletionRequests } from './users/DeletionRequests';
import { createUsers, type Users } from './users/createUsers';
import { openPatientSession, type PatientSession } from './session/openPatientSession';
import { MfaTokens } from './session/MfaTokens';
import { sessionHandlers } from './session/sessionHandlers';
import type { BackendSession } from './session/BackendSession';
import { BackendSessions } from './session/BackendSessions';
import { TotpChallenges } from './session/TotpChallenges';
import type { IdentityPort, OwnIdentityPort } from './kernel/IdentityPort';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';

export interface BackendOptions extends ChatSurroundings {
  readonly identity: IdentityPort & OwnIdentityPort;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  /** Single-sign-on providers. */
  readonly openId?: readonly OpenIdRegistration[];
  /** Makes and removes accounts at the identity provider. */
  readonly identityAccounts?: IdentityAccounts;
  readonly interference?: Interference;
  /** The folder for files of reports; requested when the first one is written. */
  readonly reportFolder?: () => string;
  /** Reports are not made for now. */
  readonly reportsAreHeld?: () => boolean;
  readonly seedReports?: ReportOptions['seed'];
  /** The known facts about patients from before the first call. */
  readonly past?: PatientPast;
  /** Organisations and access codes from before the first call. */
  readonly administrationPast: AdministrationPast;
  /** The address of pictures, without a trailing slash. */
  readonly origin?: () => string;
  readonly driveLinks?: DriveLinks;
  /** Fields of assigned patients that cannot be looked up at the moment. */
  readonly failedSigns?: () => readonly string[];
  /** The value of CF-IPCountry at the edge; empty if it does not know the country. */
  readonly country?: () => string;
  /** The other provider, whose dashboards the staff dashboard shows. */
  readonly dashboards?: DashboardPort;
  /** The settings that apps may read before anyone signs in. */
  readonly publicSettings?: () => PublicSettings;
  /** Receives bugs in handlers: the call's name and the error. */
  readonly report?: (call: string, error: unknown) => void;
}

export interface Backend {
  readonly handle: RequestHandler;
  readonly handlers: BackendHandlers;
  readonly chat: ChatServices;
  readonly sessions: BackendSessions;
  readonly methods: MfaMethods;
  readonly totp: TotpChallenges;
  readonly guesses: CodeGuessLimits;
  readonly emailCodes: EmailChallenges;
  readonly errorReports: ErrorReports;
  readonly audit: Audit;
  readonly pushDevices: PushDevices;
  readonly patientCare: PatientCare;
  readonly administration: Administration;
  readonly users: Users;
  readonly reports: ReportArea;
  readonly userData: UserData;
  /** The session of a patient's app, for the bearer of an ID token. */
  openPatientSession(idToken: string): PatientSession;
  /** Publishes events that a fault delayed. */
  flush(): void;
}

/** The stand-in for the provider's backend: every call of the endpoint table, its state stored by `journal`. */
export function createBackend(given: BackendOptions): Backend {
  const records = new ReadableJournal(given.journal);
  const options = {
    ...given,
    journal: records,
    ...(given.past && { past: presentPast(given.past, given.people) }),
  };
  const {
    clock,
    journal,
    people,
    identity,
    sendEmail,
    interference = noInterference,
    report = reportToStandardError,
  } = options;
  const sessions = new BackendSessions(clock).attachTo(journal);
  const totp = new TotpChallenges(clock).attachTo(journal);
  const emailCodes = new EmailChallenges(clock).attachTo(journal);
  const guesses = new CodeGuessLimits({ clock, sendEmail }).attachTo(journal);
  const mailboxes = new ProvedMailboxes(clock);
  const audit = new Audit(clock).attachTo(journal);
  const pushDevices = new PushDevices().attachTo(journal);
  const errorReports = new ErrorReports();
  const methods = new MfaMethods(people).attachTo(journal);
  const accounts = new Accounts({ people, identity, methods });
  const factors = new SecondFactorService({ methods, totp, sendEmail, clock });
  sessions.onEnd(({ uid }, end) =>
    audit.record({ event: 'session_expired', call: 'session.end', user: uid, outcome: end }),
  );
  people.attachTo(journal);
  const { chat, flush } = createChat(options);
  const administration = createAdministration({
    ...{ people, clock, journal },
    past: options.administrationPast,
    joinedWith: patientId => options.past?.facts(patientId).accessCode,
    origin: options.origin ?? (() => ''),
  });
  const patientCare = createPatientCare({
    chat,
    journal,
    accessCodeOf: patientId => administration.members.membershipOf(patientId)?.code,
    surveys: administration.surveys.answering,
    ...(options.past && { past: options.past }),
    ...(options.driveLinks && { driveLinks: options.driveLinks }),
    ...(options.failedSigns && { failedSigns: options.failedSigns }),
  });
  const deletions = new DeletionRequests(clock, options.administrationPast.deletions).attachTo(journal);
  const users = createUsers({
    ...{ deletions, people, identity, methods, clock, journal, sendEmail, administration },
    care: patientCare.services,
    schedulesOf: id => reports.titlesOf(id),
    origin: options.origin ?? (() => ''),
  });
  const reports = createReports({
    ...{ administration, people, clock, journal, sendEmail },
    care: patientCare.services,
    directory: users.directory,
    files: new ReportFiles(options.reportFolder ?? temporaryFolder),
    callerOf: bearer => {
      const session = sessions.use(bearer);
      return session && accounts.atPresent(session)?.uid;
    },
    origin: options.origin ?? (() => ''),
    ...(options.reportsAreHeld && { areHeld: options.reportsAreHeld }),
    ...(options.seedReports && { seed: options.seedReports }),
  });
  const userData = createUserData({
    ...{ people, records, deletions, clock, sendEmail, chat, directory: users.directory },
    care: patientCare.services,
    accounts: options.identityAccounts ?? noAccounts,
    endSessions: uid => sessions.revokeAllOf(uid),
    origin: options.origin ?? (() => ''),
  });
  const lookUpLimits = new LookUpLimits(clock, uid => {
    const what = `more than ${LOOK_UPS_ALLOWED} look-ups of strangers within an hour`;
    audit.record({ event: 'excess_rate_limit_exceeded', call: 'lookUps', user: uid, outcome: what });
    const administrators = people.staff().filter(({ role, disabled }) => role === 'administrator' && !disabled);
    for (const { email } of administrators)
      sendEmail(email, 'Unusual look-ups of chats', `The account ${uid} made ${what}. The audit trail says of whom.`);
  });
  const owners = new Owners(chat, patientCare.services.care, lookUpLimits);
  const mfaTokens = new MfaTokens(clock);
  const changes = new EmailChanges(clock).attachTo(journal);
  sessions.onForcedEnd((uid, kept) => {
    withdrawHalfDone({ people, changes, deletions, sendEmail }, uid, kept);
    if (kept === undefined) patientCare.drives.discardUnfinished(uid);
  });
  const handlers: BackendHandlers = {
    session: sessionHandlers({
      accounts,
      identity,
      sessions,
      mfaTokens,
      totp,
      emailCodes,
      guesses,
      mailboxes,
      factors,
      sendEmail,
      clock,
    }),
    mfa: mfaHandlers({ accounts, factors, mailboxes, sessions, mfaTokens, clock }),
    openId: openIdHandlers({ registrations: options.openId ?? [], accounts, identity, sessions, clock }),
    access: accessHandlers(),
    remoteConfig: remoteConfigHandlers(),
    account: accountHandlers({ people, documents: new CloudDocuments().attachTo(journal), clock }),
    chat: chatHandlers(chat),
    chatV1: chatV1Handlers(chat),
    patientChat: patientChatHandlers(chat),
    ...patientCare.handlers,
    notifications: notificationHandlers(chat.notifications),
    push: pushHandlers(pushDevices),
    errorReporting: errorReportingHandlers(errorReports),
    regions: regionHandlers({
      coreHours: new CoreHours().attachTo(journal),
      history: administration.history,
      country: options.country ?? (() => ''),
    }),
    ...administration.handlers,
    messageAlerts: createMessageAlerts({
      ...{ people, administration, journal, clock },
      past: options.administrationPast.alerts,
    }),
    reports: reports.handlers,
    dashboards: dashboardHandlers(options.dashboards ?? noDashboards),
    users: users.handlers,
    userData: userData.handlers,
    ownAccount: ownAccountHandlers({
      ...{ people, identity, sessions, changes, deletions, sendEmail, clock },
      push: pushDevices,
      mails: new MailLimiter(clock),
      origin: options.origin ?? (() => ''),
    }),
    transactional: transactionalHandlers({
      ...{ people, sendEmail, clock, journal },
      origin: options.origin ?? (() => ''),
    }),
    publicSettings: publicSettingsHandlers(options.publicSettings ?? unknownSettings),
  };
  const gatekeepers = {
    verifyIdToken: identity.verifyIdToken,
    findSession: (cookie: string, uses: boolean) => {
      const session = uses ? sessions.use(cookie) : sessions.find(cookie);
      return session && accounts.atPresent(session);
    },
    lifeLeftMs: (session: BackendSession) => sessions.lifeLeftMs(session),
    accessMark: ({ uid }: BackendSession) => accounts.accessMark(uid),
  };
  const handle = createRouteHandler({
    routes: routesOf(handlers),
    gatekeepers,
    interference,
    audit,
    owners,
    report,
    recordUse: (uid, scopes) => users.use.record(people.idOf(uid), scopes),
  });
  return {
    ...{
      handle,
      handlers,
      chat,
      sessions,
      methods,
      totp,
      guesses,
      emailCodes,
      errorReports,
      audit,
      pushDevices,
      patientCare,
      administration,
      users,
      reports,
      userData,
      flush,
    },
    openPatientSession: idToken => openPatientSession({ accounts, identity, sessions, clock }, idToken),
  };
}

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'reports-'));
const noAccounts: IdentityAccounts = { create: () => undefined, remove: () => undefined };

function unknownSettings(): never {
  throw new BackendError(500, 'NotSet', 'This backend has no public settings.');
}

function reportToStandardError(call: string, error: unknown): void {
  process.stderr.write(`backend: ${call} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
}
