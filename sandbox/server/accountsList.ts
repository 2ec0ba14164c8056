import type { Backend } from '#sandbox/backend/createBackend';
import type { TotpMethod } from '#sandbox/backend/people/KnownPerson';
import type { OpenIdSite } from '#sandbox/openId/openIdSite';
import { SANDBOX_PATIENT_PASSWORD, SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';

/** The seeded accounts with all that is needed to sign in. `code` is the next one that will be accepted. */
export function accountsList({ chat, totp, methods }: Backend, openId?: OpenIdSite) {
  const staff = chat.people.staff().map(person => {
    const { email, role, scopes, uid, disabled = false } = person;
    return {
      email,
      password: SANDBOX_STAFF_PASSWORD,
      role,
      scopes,
      uid,
      disabled,
      secondFactors: methods.methodsOf(uid).map(({ type }) => type),
      ...authenticatorOf(methods.totpOf(uid), totp),
    };
  });
  const patients = chat.people.patients().map(({ email, role, scopes, uid, firstName, lastName, highRisk }) => {
    return { email, password: SANDBOX_PATIENT_PASSWORD, role, scopes, uid, name: `${firstName} ${lastName}`, highRisk };
  });
  const singleSignOn = (openId?.accounts ?? []).map(({ email, password, name, outcome }) => {
    return { provider: openId?.clientName, email, password, name, outcome };
  });
  return {
    warning: 'Sandbox only. Never use these passwords or secrets anywhere else.',
    staff,
    patients,
    singleSignOn,
  };
}

function authenticatorOf([method]: readonly TotpMethod[], totp: Backend['totp']) {
  if (!method) return {};
  const next = totp.nextCode(method);
  return {
    authenticatorSecret: method.secret,
    code: next?.code ?? null,
    validForSeconds: next ? Math.floor(next.validForMs / 1000) : 0,
  };
}
