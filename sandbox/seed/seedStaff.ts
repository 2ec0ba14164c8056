import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import type { MfaConfiguration, StaffMember } from '#sandbox/backend/people/KnownPerson';

const therapistScopes = [
  'chat:view-requests',
  'chat:view-active-chats',
  'therapist:list-patients',
  'region-settings:view',
  'patient:download-moments',
];

const administratorScopes = [
  'organisations:edit',
  'organisations:edit-thrive',
  'message-alerts:get',
  'survey:get',
  'iams:escalate-to-analyst',
  'iams:downgrade-from-analyst',
  'iams:escalate-to-therapist',
  'region-settings:edit',
  'region-settings:view',
];

/** Milliseconds since 1970: 1 January 2026. */
const seededAt = 1_767_225_600_000;

/** 20 bytes that follow from the account's name alone: worthless outside the sandbox. */
function authenticator(uid: string): MfaConfiguration {
  const bytes = createHash('sha1').update(`sandbox only ${uid}`).digest();
  const { base32: secret } = new Secret({ buffer: new Uint8Array(bytes).buffer });
  return { id: `totp-${uid}`, type: 'totp', secret, label: 'Authenticator 1', createdAt: seededAt };
}

const byEmail = (uid: string): MfaConfiguration => ({ id: `email-${uid}`, type: 'email' });

function staff(
  role: StaffMember['role'],
  firstName: string,
  lastName: string,
  scopes: readonly string[],
  methods: readonly ((uid: string) => MfaConfiguration)[],
) {
  const uid = `staff-${firstName.toLowerCase()}`;
  const email = `${firstName}.${lastName}@staff.example`.toLowerCase();
  return {
    uid,
    role,
    staffId: `${role}-${firstName.toLowerCase()}`,
    email,
    firstName,
    lastName,
    scopes,
    mfa: methods.map(method => method(uid)),
  };
}

/** Staff of the sandbox: every way of giving the second factor (none among them), every kind of rights, and one account that is shut. */
export const seedStaff: readonly StaffMember[] = [
  staff('therapist', 'Amelia', 'Hart', [...therapistScopes, 'chat:download-chat'], [authenticator]),
  staff('therapist', 'Benedict', 'Okafor', therapistScopes, [authenticator, byEmail]),
  staff('therapist', 'Chloe', 'Lindqvist', therapistScopes, [byEmail]),
  { ...staff('therapist', 'Ivo', 'Marsh', ['therapist:list-patients'], [authenticator]), withoutChatIdentity: true },
  { ...staff('therapist', 'Noor', 'Castellan', ['therapist:list-patients', 'region-settings:view', 'patient:download-moments'], [authenticator]), withoutChatIdentity: true },
  staff('administrator', 'Dana', 'Whitfield', administratorScopes, [authenticator]),
  staff('administrator', 'Emrys', 'Vaughan', ['organisations:edit', 'message-alerts:get', 'survey:get'], [authenticator, byEmail]),
  staff('analyst', 'Farah', 'Nassiri', ['mi-report:basic', 'domo-reports:view'], [authenticator]),
  staff('analyst', 'Grace', 'Ilesanmi', ['mi-report:basic'], []),
  { ...staff('administrator', 'Hugo', 'Brandt', ['survey:get'], [byEmail]), disabled: true },
];
