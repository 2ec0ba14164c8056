import type { Page } from '@playwright/test';
import { ChatScreen } from './ChatScreen';
import type { SandboxProcess } from './SandboxProcess';
import { openSignedIn } from './staffSession';

export const benedict = 'benedict.okafor@staff.example';
/** In a conversation with Benedict; does not write. */
export const PATIENT = 'patient-05';
/** In another conversation with him; does not write either. */
export const OTHER = 'patient-14';

const LIST = '/therapist/go-chat/all';

/** The chat with his patient in a separate window of the same user. */
export async function openChat(page: Page, sandbox: SandboxProcess): Promise<{ chat: ChatScreen; name: string }> {
  const { name } = await sandbox.patient(PATIENT);
  await openSignedIn(page, sandbox, benedict, LIST);
  const chat = new ChatScreen(page);
  await chat.choose(name);
  return { chat, name };
}
