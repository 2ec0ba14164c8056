import { codeAdmission, type Admission } from '@/domain/accessCodes/codeAdmission.rule';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import type { Members } from '#sandbox/backend/organisations/Members';
import { named, type OrganisationViews } from '#sandbox/backend/organisations/OrganisationViews';
import type { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { StoredOrganisation } from '#sandbox/backend/organisations/StoredOrganisation';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import type { AccessCodes } from './AccessCodes';
import type { CodeTries } from './CodeTries';
import type { StoredCode } from './StoredCode';

export interface AccessCodeDependencies {
  readonly codes: AccessCodes;
  readonly organisations: Organisations;
  readonly views: OrganisationViews;
  readonly members: Members;
  readonly history: ChangeHistory;
  readonly people: PeopleDirectory;
  readonly clock: { now(): number };
  readonly tries: CodeTries;
  /** Codes that the beta app accepts. */
  readonly betaCodes: ReadonlySet<string>;
  /** Codes that only the other region knows, and the address of that region. */
  readonly otherRegion: { readonly codes: ReadonlySet<string>; readonly region: string; readonly url: string };
}

/** Patients' calls with an access code, in both generations. */
export function joinHandlers(
  dependencies: AccessCodeDependencies,
): Pick<HandlersOf<'accessCodes'>, 'valid' | 'apply' | 'assertAllowedInBeta'> {
  const { codes, organisations, betaCodes, tries, otherRegion } = dependencies;
  /** Finds the code that a patient entered, and counts an unknown one as a guess. */
  const findGuarded = ({ uid }: BackendSession, text: string, isKnown = false): StoredCode | undefined => {
    tries.demand(uid);
    const code = codes.find(text);
    if (!code && !isKnown) tries.record(uid);
    return code;
  };
  return {
    valid: ({ caller, path }) => {
      const patient = patientId(dependencies.people, caller);
      const code = findGuarded(caller, path.accessCode);
      const admission = admissionOf(dependencies, code, patient);
      return {
        valid: admission.admits,
        ...(!admission.admits && { refusal: admission.refusal }),
        ...(admission.admits && code && { organisationName: organisations.get(code.organisation).name }),
        ...(admission.until !== null && { until: new Date(admission.until * 1000).toISOString() }),
      };
    },
    apply: ({ caller, path, query }) => {
      const isElsewhere =
        isTrue(query.multiRegion ?? false) && otherRegion.codes.has(path.accessCode.trim().toUpperCase());
      const patient = patientId(dependencies.people, caller);
      const code = findGuarded(caller, path.accessCode, isElsewhere);
      const { views } = dependencies;
      if (!code && isElsewhere) return { otherRegion: { region: otherRegion.region, url: otherRegion.url } };
      const joined = organisations.get(join(dependencies, code, patient).organisation);
      const { crisisContact } = views.merged(joined).appSettings;
      return { organisation: named(joined), ...(crisisContact && { crisisContact }) };
    },
    assertAllowedInBeta: ({ caller, path }) => {
      const isAllowed = betaCodes.has(path.accessCode.trim().toUpperCase());
      findGuarded(caller, path.accessCode, isAllowed);
      if (!isAllowed) throw new BackendError(403, 'NotAllowed', 'This code is not for the beta app.');
    },
  };
}

/**
 * Checks a code and takes a seat in one step, and returns the code. `member`: the id under which a person's membership
 * is stored. Refuses with 404 `CodeUnknown`, or with 409 and the reason.
 */
export function join(dependencies: AccessCodeDependencies, code: StoredCode | undefined, member: string): StoredCode {
  const { codes, members, clock } = dependencies;
  const admission = admissionOf(dependencies, code, member);
  if (!code || !admission.admits) {
    const refusal = admission.admits ? 'CodeUnknown' : admission.refusal;
    throw new BackendError(refusal === 'CodeUnknown' ? 404 : 409, refusal, 'The code does not admit anyone now.');
  }
  codes.countJoin(code, clock.now(), members.hasSeat(member, code.code) ? 0 : 1);
  members.put(member, { organisation: code.organisation, code: code.code, since: clock.now() });
  return code;
}

/** The id under which the caller's membership is stored. Refuses with 403 callers who are not patients. */
function patientId(people: PeopleDirectory, { uid }: BackendSession): string {
  const person = people.find(uid);
  if (person?.role !== 'patient') throw new BackendError(403, 'NotAllowed', 'Only patients join with a code.');
  return person.patientId;
}

function admissionOf(
  { organisations, views, members, clock }: AccessCodeDependencies,
  code: StoredCode | undefined,
  patient: string,
): Admission {
  const now = Math.floor(clock.now() / 1000);
  const subscription = code && views.subscription(code.organisation);
  return codeAdmission({
    code: code
      ? {
          enabled: code.enabled,
          seats: code.seats ?? null,
          // The patient's own seat does not count against them.
          used: members.hasSeat(patient, code.code) ? Math.max(0, code.used - 1) : code.used,
          expiresAt: code.expiresAt === undefined ? null : Math.floor(code.expiresAt / 1000),
        }
      : null,
    organisationEnabled: code !== undefined && organisations.isOpen(code.organisation),
    organisationFull: code !== undefined && isFull(organisations.get(code.organisation), members, patient),
    subscription: subscription ?? { state: 'unknown', until: null, endsAt: null },
    alreadyJoined: code !== undefined && members.membershipOf(patient)?.code === code.code,
    now,
  });
}

/** True if an organisation has no place for this patient; one who already belongs to it needs none. */
function isFull({ id, maxRedemptions }: StoredOrganisation, members: Members, patient: string): boolean {
  if (maxRedemptions === undefined || !members.isPatient(patient) || members.membershipOf(patient)?.organisation === id)
    return false;
  return members.count(new Set([id])) >= maxRedemptions;
}
