import type { Sandbox } from '#sandbox/server/Sandbox';
import { callsOf, saveSection } from './organisationCalls';

/** Gives an organisation everything that its screens can show; returns a V1 and a V2 code, in this order. */
export async function furnishOrganisation(
  sandbox: Sandbox,
  organisation: string,
  [v1, v2]: readonly [string, string],
): Promise<void> {
  const dana = callsOf(sandbox, 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
  const link = { id: 'a', title: `Help of ${organisation}`, url: 'https://help.example/', icon: 'info' };
  for (const [section, values] of [
    ['details', { contactName: `Office of ${organisation}`, contactPhone: '020 7946 0001' }],
    ['subscription', { plan: 'Standard', startsOn: '2026-01-01', endsOn: '2090-12-31' }],
    ['research-settings', { statement: 'For research.' }],
    ['app-settings', { welcomeText: `Welcome to ${organisation}.`, languages: ['en-GB', 'cy'] }],
    ['client-links', { links: [link] }],
  ] as const)
    await saveSection(dana, organisation, section, { ...values, reason: 'A new year.' });
  const expiresAt = new Date(sandbox.clock.now() + 6 * 86_400_000).toISOString();
  await dana('POST', '/access-code', { body: { organisationID: organisation, code: v1, seats: 5 } });
  await dana('POST', '/v2/access-codes', { body: { organisationID: organisation, code: v2, seats: 5, expiresAt } });
}

/** Fills an organisation and the provider, and lets patients join with each code. */
export async function furnish(sandbox: Sandbox): Promise<void> {
  for (const [organisation, codes, patients] of [
    ['org-2', ['FULL-1', 'FULL-2'], ['patient-11', 'patient-12']],
    ['org-1', ['ROOT-1', 'ROOT-2'], ['patient-13', 'patient-14']],
  ] as const) {
    await furnishOrganisation(sandbox, organisation, codes);
    for (const [place, uid] of patients.entries())
      await callsOf(sandbox, uid, 'patient:chat')('POST', `/access-code/${codes[place] ?? ''}/apply`);
  }
}
