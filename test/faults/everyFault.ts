import type { SourceFault } from './SourceFault';
import { accessFaults } from './access';
import { accessCodeFaults } from './accessCodes';
import { accountFaults } from './account';
import { appFaults } from './app';
import { backendFaults } from './backend';
import { bulkFaults } from './bulk';
import { chatFaults } from './chat';
import { claimFaults } from './claims';
import { kitFaults } from './kit';
import { organisationFaults } from './organisations';
import { presenceFaults } from './presence';
import { dashboardFaults } from './dashboards';
import { driveFaults } from './drive';
import { messageAlertFaults } from './messageAlerts';
import { notificationFaults } from './notifications';
import { patientFaults } from './patients';
import { profileFaults } from './profile';
import { userDataFaults } from './userData';
import { userFaults } from './users';
import { regionFaults } from './regions';
import { serverStatusFaults } from './serverStatus';
import { sessionFaults } from './session';
import { transactionalFaults } from './transactional';
import { reportFaults } from './reports';
import { surveyFaults } from './surveys';

/** Faults that would harm a patient. Most of them were real bugs. */
const acrossAreas: readonly SourceFault[] = [
  {
    name: 'wrong codes are limited per sign-in instead of per account',
    file: 'sandbox/backend/session/CodeGuessLimits.ts',
    find: "const keyOf = ({ uid, kind }: Pick<Guesser, 'uid' | 'kind'>): string => `${kind} ${uid}`;",
    replace:
      "const keyOf = ({ uid, kind, ...rest }: Pick<Guesser, 'uid' | 'kind'>): string => " +
      '`${kind} ${uid} ${JSON.stringify(rest)}`;',
    test: 'test/sandbox/backend/session/CodeGuessLimits.test.ts',
    fails: ['counts wrong codes of an account over all its sign-ins, notifies the owner, and pauses the account'],
  },
  {
    name: 'a patient can sign in to the dashboard',
    file: 'sandbox/backend/session/demandStaff.ts',
    find: "if (account.kind === 'staff') return account;",
    replace: "if (account.kind !== 'newcomer') return account;",
    test: 'test/sandbox/backend/session/sessionHandlers.test.ts',
    fails: ['issue a patient no token and no session, whatever is claimed'],
  },
  {
    name: 'a restored draft fills an empty choice with a default',
    file: 'src/application/kernel/forms/FormFields.ts',
    find: 'read: value => (value === null ? null : choices.find(choice => choice === value)),',
    replace: 'read: value => (value === null ? choices[0] : choices.find(choice => choice === value)),',
    test: 'test/presentation/patients/everyForm.test.ts',
    fails: ['the form of a new risk assessment restores exactly what was entered, and makes no choice for the user'],
  },
  {
    name: 'a form reports "saved" without comparing it with the server',
    file: 'src/application/kernel/forms/FormState.ts',
    find: 'const isSaved = touchedFields(before).every(field => isSameValue(before.mine[field], held[field]));',
    replace: 'const isSaved = true;',
    test: 'test/application/kernel/forms/FormState.test.ts',
    fails: ['is not saved when the server holds something else, whatever it answered'],
  },
  {
    name: 'saving an appointment sends unchanged fields too',
    file: 'src/application/patients/appointments/SaveAppointment.ts',
    find: 'toChange(momentId, Object.keys(changes), plan, zone)',
    replace: `toChange(momentId, ['time', 'kind', 'place'], plan, zone)`,
    test: 'test/application/patients/appointments/SaveAppointment.test.ts',
    fails: ['sends only the place, so that the time and a cancellation stay'],
  },
  {
    name: 'a window stays leader after its session has ended',
    file: 'src/application/chat/engine/reducer/leaderSteps.ts',
    find: `effects: [...effects, { type: 'resign' }, ...leaderAlarms(before, resigned)]`,
    replace: 'effects: [...effects, ...leaderAlarms(before, resigned)]',
    test: 'test/application/chat/engine/reducer/leaderSteps.test.ts',
    fails: [
      'resigns when the session ends, however it finds out',
      'continue sending when the session of the leader has ended',
    ],
  },
  {
    name: 'unread messages are counted by the sender’s time',
    file: 'src/domain/chat/messages/isReadByMark.rule.ts',
    find: 'return mark.upTo === undefined ? timeId <= mark.timeId && seq <= mark.seq : seq <= mark.upTo;',
    replace: 'return timeId <= mark.timeId;',
    test: 'test/rules.test.ts',
    fails: ['CR-READ-02'],
  },
  {
    name: 'a message behind a dialog counts as seen',
    file: 'src/presentation/kit/isObscured.ts',
    find: `if (page.querySelector('[aria-modal="true"]') !== null) return true;`,
    replace: '',
    test: 'test/presentation/kit/isObscured.test.tsx',
    fails: ['is true behind a modal dialog, anywhere in the document'],
  },
  {
    name: 'an area’s error boundary does not catch errors',
    file: 'src/presentation/app/AreaBoundary.tsx',
    find: 'if (!this.state.failed) return this.props.children;',
    replace: 'if (this.state.failed) throw this.state.error;\n    return this.props.children;',
    test: 'test/presentation/app/AreaBoundary.test.tsx',
    fails: ['fails alone: the rest keeps what was typed, and the error is reported once'],
  },
  {
    name: 'one malformed item makes a whole list unreadable',
    file: 'src/infrastructure/http/client/readReply.ts',
    find: 'const found = items.flatMap(item => (item.ok ? [item.value] : []));',
    replace: 'const found = items.every(item => item.ok) ? items.flatMap(item => (item.ok ? [item.value] : [])) : [];',
    test: 'test/infrastructure/http/client/readReply.test.ts',
    fails: ['leaves out one row of a list with a wrong field and keeps the others'],
  },
  {
    name: 'access to a patient’s data is checked by scope alone',
    file: 'sandbox/backend/dispatch/demandOwner.ts',
    find: `if (owner.of === 'everybody' || owner.of === 'caller' || uid === undefined) return {};`,
    replace: 'if (owner.of !== undefined || uid === undefined) return {};',
    test: 'test/sandbox/backend/dispatch/createRouteHandler.test.ts',
    fails: ['is refused before the handler runs, even with the scopes', 'is refused when the body names it'],
  },
  {
    name: 'a refresh token survives the log-out',
    file: 'packages/firebase-stand-in/identity/Sessions.ts',
    find: 'if (session.id === mark || this.isRevoked(session.claims)) this.byId.delete(session.id);',
    replace: 'if (session.id === mark) this.byId.delete(session.id);',
    test: 'packages/firebase-stand-in/test/unit/identity/IdentityDirectory.test.ts',
    fails: ['ends what began with a revoked sign_in', 'ends what began with a revoked session'],
  },
  {
    name: 'a session’s twelve hours start again with each renewal',
    file: 'sandbox/backend/session/BackendSessions.ts',
    find: 'return signedInAt + ABSOLUTE_LIMIT_MS;',
    replace: 'return openedAt + ABSOLUTE_LIMIT_MS;',
    test: 'test/sandbox/backend/session/BackendSessions.test.ts',
    fails: ['ends twelve hours after the sign-in, however late it was opened'],
  },
  {
    name: 'a message counts as stored before it is, so its retry is dropped',
    file: 'sandbox/backend/chat/ChatLog.ts',
    find: `this.publisher.publish(stored);
    this.index(stored);`,
    replace: `this.index(stored);
    this.publisher.publish(stored);`,
    test: 'test/sandbox/backend/chat/ChatMessaging.test.ts',
    fails: ['does not count a message as stored when storing failed, so that its retry stores it'],
  },
  {
    name: 'a locked page stays in the document',
    file: 'src/presentation/app/tabs/detachedScroll.ts',
    find: 'for (const part of parts) part.remove();',
    replace: 'for (const part of parts) part.hidden = true;',
    test: 'test/presentation/session/reauthentication/LockedPage.test.tsx',
    fails: ['removes page and dialogs from the document while it is locked, and restores them unchanged'],
  },
  {
    name: 'a password alone is enough to add the first second factor',
    file: 'sandbox/backend/session/mfaHandlers.ts',
    find: 'if (!mailboxes.has(loginOf(caller))) mailboxProofMissing();',
    replace: '',
    test: 'test/sandbox/backend/session/mfaHandlers.test.ts',
    fails: ['cannot be added by a member of staff without a method with a password alone'],
  },
  {
    name: 'anyone with the scope may read any patient',
    file: 'sandbox/backend/patients/CareTeam.ts',
    find: 'if (patient && this.mayRead(uid, patientId)) return patient;',
    replace: 'if (patient) return patient;',
    test: 'test/contract/backend/ownership.test.ts',
    fails: ['patientRecord.record is closed to a colleague of the same organisation', 'patients.details is closed to'],
  },
  {
    name: 'a form’s choice has a default',
    file: 'src/application/kernel/forms/FormFields.ts',
    find: `  blank: null,
  read: value => (value === null ? null : choices`,
    replace: `  blank: choices[0] ?? null,
  read: value => (value === null ? null : choices`,
    test: 'test/presentation/patients/noDefaults.test.ts',
    fails: ['assessmentFields', 'cgiFields'],
  },
  {
    name: 'text typed while a form is being saved is lost',
    file: 'src/application/kernel/forms/FormState.ts',
    find: 'return { ...shown, ...pick(now, changedFields(sent, now)) };',
    replace: 'return shown;',
    test: 'test/presentation/patients/everyForm.test.ts',
    fails: ['the form of a note', 'the form of a clinical global impression'],
  },
  {
    name: 'the sandbox counts unread messages by the sender’s time',
    file: 'sandbox/backend/chat/ChannelLog.ts',
    find: 'if (readUpToSeq !== undefined && event.seq <= readUpToSeq) break;',
    replace: 'if (readUpToSeq !== undefined && event.timeId <= readUpToSeq) break;',
    test: 'test/simulation/standInCounting.test.ts',
    fails: ['has the same counts as the server’s model'],
  },
  {
    name: 'a message keeps its sender’s time even when that is in the future',
    file: 'sandbox/domain/chat/messages/timeIdOnArrival.rule.ts',
    find: 'const wanted = isNear ? clientTs : arrivedAt;',
    replace: 'const wanted = isNear || clientTs > arrivedAt ? clientTs : arrivedAt;',
    test: 'test/rules.test.ts',
    fails: ['CR-TIME-01'],
  },
  {
    name: 'a message that cannot be rendered takes down the timeline',
    file: 'src/presentation/chat/messages/MessageRow.tsx',
    find: 'return plainRow(row, end);',
    replace: 'throw error;',
    test: 'test/presentation/chat/messages/brokenMessage.test.tsx',
    fails: ['is shown as plain text, and the others as usual'],
  },
  {
    name: 'parts of the shell have no error boundary',
    file: 'src/presentation/app/ShellBoundary.tsx',
    find: `<AreaBoundary area={area} report={report} onLogOut={logOut} {...optional}>
      {children}
    </AreaBoundary>`,
    replace: '<>{children}</>',
    test: 'test/presentation/app/ShellBoundary.test.tsx',
    fails: ['Toolbar', 'CachedTabPages'],
  },
  {
    name: 'finding links takes quadratic time',
    file: 'src/presentation/chat/messages/textSegments.ts',
    find: `counts.get(sign ?? '') ?? 0;
  let`,
    replace: `address.slice(0, end).split(sign ?? '').length - 1;
  let`,
    test: 'test/presentation/chat/messages/textSegments.test.ts',
    fails: ['read each character once, however long an address is'],
  },
  {
    name: 'a malformed address reaches the sandbox’s handlers',
    file: 'packages/firebase-stand-in/http/createServerFor.ts',
    find: `    decodeURIComponent(parsed.pathname);
`,
    replace: '',
    test: 'packages/firebase-stand-in/test/unit/http/createServerFor.test.ts',
    fails: ['answers 400 to an address that cannot be decoded'],
  },
  {
    name: 'a patient is discharged without the checklist',
    file: 'src/application/patients/list/DischargeFromCare.ts',
    find: `if (!checklist.mayDischarge) return fail({ kind: 'blocked', checklist });`,
    replace: '',
    test: 'test/application/patients/list/DischargeFromCare.test.ts',
    fails: [
      'is blocked by an open item',
      'checks again, and is blocked by what could not be checked, even if it was accepted',
    ],
  },
  {
    name: 'a checklist item that could not be checked counts as clear',
    file: 'src/domain/patients/list/dischargeChecklist.rule.ts',
    find: `if (fact === 'couldNotCheck') return fact;`,
    replace: `if (fact === 'couldNotCheck') return 'clear';`,
    test: 'test/rules.test.ts',
    fails: ['CR-DISCHARGE-01'],
  },
  {
    name: 'a patient with an unknown score counts as needing no attention',
    file: 'src/domain/patients/list/whoNeedsMe.rule.ts',
    find: '    ...uncheckedGrounds(signs),\n',
    replace: '',
    test: 'test/rules.test.ts',
    fails: ['CR-NEED-01'],
  },
  {
    name: 'an unreadable stored text is dropped silently',
    file: 'src/infrastructure/storage/chat/IndexedDbChatVault.ts',
    find: `await database.put('quarantine', quarantinedRecords.setApart(store, piece));`,
    replace: '',
    test: 'test/infrastructure/storage/chat/IndexedDbChatVault.test.ts',
    fails: ['sets aside each of several unreadable texts of one chat'],
  },
  {
    name: 'a pending message that was edited is sent with its old text',
    file: 'src/application/chat/engine/reducer/pendingEdit.ts',
    find: 'return { ...entry, text, revisedTs, decidedAt: now };',
    replace: 'return { ...entry, revisedTs, decidedAt: now };',
    test: 'test/application/chat/engine/reducer/pendingEdit.test.ts',
    fails: ['replaces the text, and the old text is never sent'],
  },
  {
    name: 'a message that has waited too long is sent without asking',
    file: 'src/application/chat/engine/reducer/sendPreconditions.ts',
    find: '    decidedAt,\n    now,\n',
    replace: '    decidedAt: now,\n    now,\n',
    test: 'test/application/chat/engine/reducer/pendingEdit.test.ts',
    fails: ['is held after 10 minutes until its author retries it'],
  },
  {
    name: 'a draft is cleared before its message is stored',
    file: 'src/application/chat/engine/runtime/ChatEngineHost.ts',
    find: 'draftSubmitted: draft => drafts.markSubmitted(draft)',
    replace: 'draftSubmitted: () => Promise.resolve()',
    test: 'test/simulation/crashedPage.test.ts',
    fails: ['leaves every text once'],
  },
];

/** All planted faults, by area. */
export const everyFault: readonly SourceFault[] = [
  ...acrossAreas,
  ...accessFaults,
  ...backendFaults,
  ...appFaults,
  ...bulkFaults,
  ...organisationFaults,
  ...chatFaults,
  ...claimFaults,
  ...kitFaults,
  ...presenceFaults,
  ...driveFaults,
  ...messageAlertFaults,
  ...notificationFaults,
  ...patientFaults,
  ...regionFaults,
  ...userFaults,
  ...profileFaults,
  ...accountFaults,
  ...accessCodeFaults,
  ...serverStatusFaults,
  ...sessionFaults,
  ...transactionalFaults,
  ...reportFaults,
  ...dashboardFaults,
  ...userDataFaults,
  ...surveyFaults,
];
