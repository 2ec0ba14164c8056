import type { SandboxProcess } from './SandboxProcess';

export const dana = 'dana.whitfield@staff.example';

/** Address of the codes of an organisation. */
export const codesAt = (organisation: string): string => `/admin/organisations/${organisation}/access`;

/** A practice patient does something with the app; gives what came of it in a sentence. */
export async function patientJoins(sandbox: SandboxProcess, patient: string, code: string): Promise<string> {
  const answer = await fetch(`${sandbox.origin}/sandbox/practice/app`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ patient, does: 'join', code }),
  });
  if (!answer.ok) throw new Error(`The app refused: ${await answer.text()}`);
  return ((await answer.json()) as { readonly did: string }).did;
}
