import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import { SCOPES, type Scope } from '@/domain/kernel/Scope';
import type { MfaConfiguration, StaffMember } from '#sandbox/backend/people/KnownPerson';

type Role = StaffMember['role'];

/** Who holds a scope by their role; nobody's are given to single persons below. */
const holders: Readonly<Record<Scope, readonly Role[]>> = {
  'chat:view-requests': ['therapist'],
  'chat:view-active-chats': ['therapist'],
  'chat:download-chat': [],
  'therapist:list-patients': ['therapist'],
  'organisations:edit': ['administrator'],
  'organisations:edit-thrive': ['administrator'],
  'message-alerts:get': ['administrator'],
  'survey:get': ['administrator'],
  'iams:escalate-to-analyst': ['administrator'],
  'iams:downgrade-from-analyst': ['administrator'],
  'iams:escalate-to-therapist': ['administrator'],
  'mi-report:basic': ['analyst'],
  'domo-reports:view': [],
  'region-settings:edit': ['administrator'],
  'region-settings:view': ['therapist', 'administrator'],
  'patient:download-moments': ['therapist'],
};

const scopesOf = (role: Role): readonly Scope[] => SCOPES.filter(scope => holders[scope].includes(role));

const therapistScopes = scopesOf('therapist');
const administratorScopes = scopesOf('administrator');
const analystScopes = scopesOf('analyst');

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
  role: Role,
  firstName: string,
  lastName: string,
  scopes: readonly Scope[],
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

/**
 * Staff of the sandbox: every way of giving the second factor (none among them), every kind of rights, and one account
 * that is shut.
 */
export const seedStaff: readonly StaffMember[] = [
  staff('therapist', 'Amelia', 'Hart', [...therapistScopes, 'chat:download-chat'], [authenticator]),
  staff('therapist', 'Benedict', 'Okafor', therapistScopes, [authenticator, byEmail]),
  staff('therapist', 'Chloe', 'Lindqvist', therapistScopes, [byEmail]),
  { ...staff('therapist', 'Ivo', 'Marsh', ['therapist:list-patients'], [authenticator]), withoutChatIdentity: true },
  {
    ...staff(
      'therapist',
      'Noor',
      'Castellan',
      ['therapist:list-patients', 'region-settings:view', 'patient:download-moments'],
      [authenticator],
    ),
    withoutChatIdentity: true,
  },
  staff('administrator', 'Dana', 'Whitfield', administratorScopes, [authenticator]),
  staff(
    'administrator',
    'Emrys',
    'Vaughan',
    ['organisations:edit', 'message-alerts:get', 'survey:get'],
    [authenticator, byEmail],
  ),
  staff('analyst', 'Farah', 'Nassiri', [...analystScopes, 'domo-reports:view'], [authenticator]),
  staff('analyst', 'Grace', 'Ilesanmi', analystScopes, []),
  { ...staff('administrator', 'Hugo', 'Brandt', ['survey:get'], [byEmail]), disabled: true },
];
