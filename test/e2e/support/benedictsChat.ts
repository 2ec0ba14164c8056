import type { Page } from '@playwright/test';
import { ChatScreen } from './ChatScreen';
import type { SandboxProcess } from './SandboxProcess';
import { signIn } from './signIn';

export const benedict = 'benedict.okafor@staff.example';
/** In a conversation with Benedict, and quiet. */
export const PATIENT = 'patient-05';
/** In another one, and quiet too. */
export const OTHER = 'patient-14';

export async function openChat(page: Page, sandbox: SandboxProcess): Promise<{ chat: ChatScreen; name: string }> {
  const { name } = await sandbox.patient(PATIENT);
  await signIn(page, sandbox, benedict);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  return { chat, name };
}
