import type { Backend } from '#sandbox/backend/createBackend';
import type { StaffMember } from '#sandbox/backend/people/KnownPerson';
import { SANDBOX_PATIENT_PASSWORD, SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';

/** The seeded accounts with all that is needed to sign in. `code` is the next one that will be accepted. */
export function accountsList({ chat, totp }: Backend) {
  const staff = chat.people.staff().map(person => {
    const { email, role, scopes, uid } = person;
    return {
      email,
      password: SANDBOX_STAFF_PASSWORD,
      role,
      scopes,
      uid,
      secondFactors: person.mfa.map(({ type }) => type),
      ...authenticatorOf(person, totp),
    };
  });
  const patients = chat.people.patients().map(({ email, role, scopes, uid, firstName, lastName, highRisk }) => {
    return { email, password: SANDBOX_PATIENT_PASSWORD, role, scopes, uid, name: `${firstName} ${lastName}`, highRisk };
  });
  return { warning: 'Sandbox only. Never use these passwords or secrets anywhere else.', staff, patients };
}

function authenticatorOf({ mfa }: StaffMember, totp: Backend['totp']) {
  const method = mfa.find(({ type }) => type === 'totp');
  if (method?.type !== 'totp') return {};
  const next = totp.nextCode(method);
  return { authenticatorSecret: method.secret, code: next?.code ?? null, validForSeconds: next ? Math.floor(next.validForMs / 1000) : 0 };
}
