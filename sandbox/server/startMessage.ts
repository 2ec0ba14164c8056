import type { Backend } from '#sandbox/backend/createBackend';
import { SANDBOX_PATIENT_PASSWORD, SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import type { Sandbox } from './Sandbox';

/** Instructions after the start of the sandbox. */
export function startMessage(
  { origin, backend }: Pick<Sandbox, 'origin' | 'backend'>,
  servesDashboard: boolean,
): string {
  const accounts = backend.chat.people.staff().map(({ email, role, uid, disabled }) => {
    return `    ${email.padEnd(34)} ${role.padEnd(14)} ${disabled ? 'disabled' : factorsOf(backend, uid)}`;
  });
  const [requester] = backend.chat.requests.waiting();
  return [
    '',
    `  Staff dashboard   ${servesDashboard ? origin : '(not built: run npm run build)'}`,
    `  Sandbox page      ${origin}/sandbox     codes, emails, faults on demand`,
    `  Play a patient    ${origin}/practice    in a second window`,
    '',
    `  Accounts          password of all staff: ${SANDBOX_STAFF_PASSWORD}   of all patients: ` +
      `${SANDBOX_PATIENT_PASSWORD}`,
    ...accounts,
    `    Single sign-on accounts are listed on ${origin}/sandbox`,
    '',
    `  Second factor     authenticator codes and emailed codes are shown on ${origin}/sandbox`,
    '',
    '  Try               sign in as amelia.hart@staff.example, open V2 Chat and write to a practice patient: ' +
      'the answer comes in seconds.',
    ...(requester ? ['                    Open V2 Chat Requests: someone is waiting.'] : []),
    '                    On the sandbox page, lose answers or cut connections while you write: nothing may get lost.',
    '',
    '  Invented data, known passwords, no encryption: not for production.',
    '',
    '',
  ].join('\n');
}

function factorsOf({ methods }: Pick<Backend, 'methods'>, uid: string): string {
  const names = methods.methodsOf(uid).map(({ type }) => (type === 'totp' ? 'authenticator' : 'email'));
  return names.length === 0 ? 'none yet' : names.join(' or ');
}
