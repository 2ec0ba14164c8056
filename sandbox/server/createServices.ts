import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, createBackend } from '#sandbox/backend/createBackend';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import {
  createDocumentStoreHandler,
  type DocumentStoreHandler,
} from '#firebase-stand-in/documentStore/createDocumentStoreHandler';
import type { DocumentStore } from '#firebase-stand-in/documentStore/DocumentStore';
import { openDocumentStore } from '#firebase-stand-in/documentStore/openDocumentStore';
import { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import type { DocumentRuleSet } from '#firebase-stand-in/documentStore/rules/DocumentRuleSet';
import { passwordPolicy } from '#sandbox/backend/session/passwordPolicy';
import { createDriveServices } from '#sandbox/drive/createDriveServices';
import { driveLinksAt } from '#sandbox/drive/driveLinksAt';
import type { DriveServices } from '#sandbox/drive/DriveServices';
import { DashboardProvider } from '#sandbox/dashboards/DashboardProvider';
import { dashboardSources } from '#sandbox/dashboards/dashboardSources';
import { Faults, type FaultTargets } from '#sandbox/faults/Faults';
import { databaseUnlessDown } from '#sandbox/faults/databaseUnlessDown';
import { storeUnlessDown } from '#sandbox/faults/storeUnlessDown';
import { sendOobCode } from '#firebase-stand-in/identity/operations/sendOobCode';
import { IdentityDirectory } from '#firebase-stand-in/identity/IdentityDirectory';
import type { Journal } from '#firebase-stand-in/journal/Journal';
import { openIdSite, type OpenIdSite } from '#sandbox/openId/openIdSite';
import { Outbox } from '#sandbox/outbox/Outbox';
import { seedAccounts } from '#sandbox/seed/seedAccounts';
import { seedChats } from '#sandbox/seed/seedChats';
import { ClinicalPast } from '#sandbox/seed/clinical/ClinicalPast';
import { seededAlerts, seededAppVersion } from '#sandbox/seed/messageAlerts/seededAlerts';
import { clinicalAnchor } from '#sandbox/seed/clinicalAnchor';
import { seedManyChats } from '#sandbox/seed/seedManyChats';
import { seedHospital } from '#sandbox/seed/seedHospital';
import { seedPatients } from '#sandbox/seed/seedPatients';
import { seededTree } from '#sandbox/seed/organisations/seededOrganisations';
import { seededBetaCodes, seededCodes, seededForeignCodes } from '#sandbox/seed/organisations/seededCodes';
import { seededDeletions } from '#sandbox/seed/users/seededDeletions';
import { seedReports } from '#sandbox/seed/reports/seedReports';
import { seededSurveys } from '#sandbox/seed/surveys/seededSurveys';
import { seededUsers } from '#sandbox/seed/users/seededUsers';
import { seedStaff } from '#sandbox/seed/seedStaff';
import {
  createRealtimeDatabaseHandler,
  type RealtimeDatabaseHandler,
} from '#firebase-stand-in/realtimeDatabase/createRealtimeDatabaseHandler';
import { RealtimeDatabase } from '#firebase-stand-in/realtimeDatabase/RealtimeDatabase';
import type { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { SANDBOX_PROJECT } from './projectId';
import { publicSettings } from './publicSettings';
import { RealtimeNotificationCache } from './RealtimeNotificationCache';
import { RequestFailures } from '#firebase-stand-in/http/RequestFailures';

export interface SandboxServices {
  readonly journal: Journal;
  readonly clock: OffsetClock;
  readonly identity: IdentityDirectory;
  readonly store: DocumentStore;
  readonly documents: PlainDocuments;
  readonly documentStore: DocumentStoreHandler;
  readonly realtimeDatabase: RealtimeDatabaseHandler;
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly requestFailures: RequestFailures;
  readonly backend: Backend;
  readonly openId: OpenIdSite;
  readonly drive: DriveServices;
  readonly dashboards: DashboardProvider;
}

export interface SandboxServicesOptions {
  readonly journal: Journal;
  readonly clock: OffsetClock;
  /** The repository's folder. */
  readonly rootDirectory: string;
  readonly rules: DocumentRuleSet;
  readonly databaseRulesFile?: string;
  readonly projectId?: string;
  /** The folder for files of reports; one of the system's for temporary files unless given. */
  readonly reportFolder?: string;
  readonly manyChats?: boolean;
  readonly longestChat?: number | undefined;
  readonly dropSockets: () => void;
  /** Known once the server listens. */
  readonly port: () => number;
  /** The address of the dashboards' frames, without a trailing slash. */
  readonly dashboardOrigin?: () => string;
}

/** Builds the services on one journal, fills a new one, and connects the fault switches. */
export function createServices(options: SandboxServicesOptions): SandboxServices {
  const {
    journal,
    clock,
    rootDirectory,
    rules,
    manyChats,
    longestChat,
    dropSockets,
    port,
    projectId = SANDBOX_PROJECT,
    reportFolder,
  } = options;
  const { databaseRulesFile = join(rootDirectory, 'database.rules.json') } = options;
  const requestFailures = new RequestFailures();
  const identity = new IdentityDirectory({ journal, clock, projectId, passwordPolicy });
  const store = openDocumentStore(journal, clock);
  const documents = new PlainDocuments(store, projectId);
  const database = new RealtimeDatabase({ journal, clock });
  const outbox = new Outbox(clock).attachTo(journal);
  identity.onEmail(({ to, subject, text }) => outbox.send(to, subject, text));
  const openId = openIdSite(seedHospital, port);
  const targets = {
    expireSessions: (): void => undefined,
    cutDocumentStore: (): void => undefined,
    cutRealtimeDatabase: (): void => undefined,
  };
  const faults = new Faults({
    ...faultTargets(clock, identity),
    dropSockets,
    expireSessions: () => targets.expireSessions(),
    cutDocumentStore: () => targets.cutDocumentStore(),
    cutRealtimeDatabase: () => targets.cutRealtimeDatabase(),
  });
  const people = new PeopleDirectory({
    clock,
    everybody: [...seedStaff, ...seedPatients()],
    crowd: seedManyChats,
    registered: seededUsers,
  });
  const anchor = clinicalAnchor(journal, clock);
  const past = new ClinicalPast(anchor);
  const dashboards = new DashboardProvider({
    clock,
    sources: dashboardSources(() => backend),
    origin: options.dashboardOrigin ?? (() => ''),
    fault: faults.dashboards,
  });
  const backend = createBackend({
    clock,
    journal,
    people,
    past,
    administrationPast: {
      tree: seededTree,
      codes: seededCodes,
      betaCodes: seededBetaCodes,
      deletions: seededDeletions,
      alerts: { alerts: seededAlerts(anchor), versionOf: seededAppVersion },
      surveys: seededSurveys,
      otherRegion: { codes: seededForeignCodes, region: 'Australia', url: 'https://au.provider.example' },
    },
    origin: () => `http://localhost:${port()}`,
    driveLinks: driveLinksAt(() => `http://localhost:${port()}`),
    documents,
    notificationCache: new RealtimeNotificationCache(database),
    roomDatabase: database,
    disturbance: faults.disturbEvent,
    interference: faults,
    failedSigns: faults.failedSigns,
    ...(reportFolder !== undefined && { reportFolder: () => reportFolder }),
    reportsAreHeld: faults.reportsAreHeld,
    seedReports,
    country: faults.country,
    dashboards,
    publicSettings: () => publicSettings(`http://localhost:${port()}`, projectId, faults.state.serverStatus),
    report: (call, error) => requestFailures.recordFailure(call, error),
    identity: {
      find: uid => identity.find(uid),
      findByEmail: email => identity.findByEmail(email),
      confirmEmail: uid => void identity.change(uid, { emailVerified: true }),
      changeEmail: (uid, email) => void identity.change(uid, { email, emailVerified: true }),
      sendPasswordReset: email => sendPasswordReset({ identity, clock, origin: `http://localhost:${port()}` }, email),
      verifyIdToken: identity.verifyIdToken,
      mintCustomToken: (uid, claims) => identity.issueCustomToken(uid, claims),
    },
    identityAccounts: {
      create: account => {
        identity.create(account);
        sendPasswordReset({ identity, clock, origin: `http://localhost:${port()}` }, account.email);
      },
      remove: uid => {
        if (identity.find(uid)) identity.remove(uid);
      },
    },
    openId: [openId],
    sendEmail: (to, subject, text) => outbox.send(to, subject, text),
  });
  const drive = createDriveServices({
    journal,
    clock,
    accounts: backend.patientCare.drives,
    moments: backend.patientCare.services.moments,
  });
  targets.expireSessions = () => backend.sessions.revokeAll();
  watchIdentity(identity, backend);
  people.access.onChange(uid => {
    const lostAt = people.access.lostAt(uid);
    if (lostAt === undefined) return;
    for (const identityId of people.identitiesOf(people.idOf(uid)))
      revokeScopes(identityId, lostAt, { documents, database });
  });
  backend.sessions.onRevoked(mark => endTokens(mark, { identity, documents, database, clock }));
  // A copied person is not someone who could sign in.
  seedAccounts(
    identity,
    [...people.staff(), ...people.patients()].filter(({ email }) => !email.endsWith('.invalid')),
  );
  seedChats(backend.chat, journal, { manyChats, longestChat });
  const { verifyIdToken } = identity;
  const databaseRules: unknown = JSON.parse(readFileSync(databaseRulesFile, 'utf8'));
  const documentStore = storeUnlessDown(
    createDocumentStoreHandler({ store, clock, verifyIdToken, rules, projectId }),
    () => faults.documentStoreIsAway,
  );
  const realtimeDatabase = databaseUnlessDown(
    createRealtimeDatabaseHandler({ database, clock, verifyIdToken, requestFailures, rules: databaseRules }),
    () => faults.realtimeDatabaseIsAway,
  );
  targets.cutDocumentStore = () => documentStore.cutConnections();
  targets.cutRealtimeDatabase = () => realtimeDatabase.cutConnections();
  return {
    journal,
    clock,
    identity,
    store,
    documents,
    documentStore,
    realtimeDatabase,
    outbox,
    faults,
    requestFailures,
    backend,
    openId,
    drive,
    dashboards,
  };
}

/**
 * A new password ends the sessions that the old one opened and resets what people who knew it have used up, and every
 * try leaves a trace.
 */
function watchIdentity(identity: IdentityDirectory, { sessions, guesses, emailCodes, audit }: Backend): void {
  identity.onSessionsEnded(uid => {
    sessions.revokeAllOf(uid);
    guesses.forget(uid);
    emailCodes.forget(uid);
  });
  identity.onSignInAttempt(({ uid, outcome }) => {
    const event = outcome === 'success' ? 'authn_login_success' : 'authn_login_fail';
    audit.record({ event, call: 'identity.signInWithPassword', outcome, ...(uid !== undefined && { user: uid }) });
  });
}

/**
 * Ends the tokens behind a session, and notes for both sets of rules that it has ended, so that listeners end at once.
 */
function endTokens(
  mark: string,
  {
    identity,
    documents,
    database,
    clock,
  }: {
    readonly identity: IdentityDirectory;
    readonly documents: PlainDocuments;
    readonly database: RealtimeDatabase;
    readonly clock: OffsetClock;
  },
): void {
  identity.revoke(mark);
  documents.write(`ended-sessions/${mark}`, { endedAt: clock.now() });
  database.set(`ended-sessions/${mark}`, clock.now());
}

function sendPasswordReset(
  {
    identity,
    clock,
    origin,
  }: { readonly identity: IdentityDirectory; readonly clock: OffsetClock; readonly origin: string },
  email: string,
): void {
  const person = identity.findByEmail(email);
  if (person === undefined || person.disabled) return;
  const actionUrl = `${origin}/authentication/action`;
  const context = { directory: identity, clock, actionUrl, address: 'backend', isBackend: true };
  void sendOobCode(context, { requestType: 'PASSWORD_RESET', email });
}

/**
 * Records for both sets of rules that a user has lost a scope: tokens that were minted until this second are refused,
 * so that listeners end at once.
 */
function revokeScopes(
  uid: string,
  revokedAt: number,
  { documents, database }: { readonly documents: PlainDocuments; readonly database: RealtimeDatabase },
): void {
  documents.write(`revoked-scopes/${uid}`, { revokedAt });
  database.set(`revoked-scopes/${uid}`, revokedAt);
}

function faultTargets(
  clock: OffsetClock,
  identity: IdentityDirectory,
): Pick<FaultTargets, 'setClockOffset' | 'setEnumerationProtection'> {
  return {
    setClockOffset: offsetMs => {
      clock.offsetMs = offsetMs;
    },
    setEnumerationProtection: isOn => {
      identity.settings.enumerationProtection = isOn;
    },
  };
}
