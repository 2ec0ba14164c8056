import type { Sandbox } from '#sandbox/server/Sandbox';
import { callsOf, saveSection } from './organisationCalls';

/** Gives an organisation and the provider something of everything that a screen can show. */
export async function furnish(sandbox: Sandbox): Promise<void> {
  const dana = callsOf(sandbox, 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
  const link = { id: 'a', title: 'Help', url: 'https://help.example/', icon: 'info' };
  for (const organisation of ['org-1', 'org-2']) {
    for (const [section, values] of [
      ['details', { contactName: `Office of ${organisation}`, contactPhone: '020 7946 0001' }],
      ['subscription', { plan: 'Standard', startsOn: '2026-01-01', endsOn: '2090-12-31' }],
      ['research-settings', { statement: 'For research.' }],
      ['app-settings', { welcomeText: `Welcome to ${organisation}.`, languages: ['en-GB', 'cy'] }],
      ['client-links', { links: [{ ...link, title: `Help of ${organisation}` }] }],
    ] as const)
      await saveSection(dana, organisation, section, { ...values, reason: 'A new year.' });
  }
  for (const [organisationID, code] of [
    ['org-2', 'FULL'],
    ['org-1', 'ROOT'],
  ] as const) {
    await dana('POST', '/access-code', { body: { organisationID, code: `${code}-1`, seats: 5 } });
    const expiresAt = new Date(Date.now() + 6 * 86_400_000).toISOString();
    await dana('POST', '/v2/access-codes', { body: { organisationID, code: `${code}-2`, seats: 5, expiresAt } });
    const patients = code === 'FULL' ? ['patient-11', 'patient-12'] : ['patient-13', 'patient-14'];
    for (const [place, uid] of patients.entries())
      await callsOf(sandbox, uid, 'patient:chat')('POST', `/access-code/${code}-${place + 1}/apply`);
  }
}
