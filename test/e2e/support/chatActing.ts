import type { Browser, Page } from '@playwright/test';
import { ChatScreen } from './ChatScreen';
import type { SandboxProcess } from './SandboxProcess';
import { openSignedIn } from './staffSession';

export const amelia = 'amelia.hart@staff.example';
export const benedict = 'benedict.okafor@staff.example';
export const REQUESTS = '/therapist/go-chat-requests';
/** Has a chat with Amelia. */
const ANAS = 'patient-04';
/** Has a V1 chat with Amelia. */
export const OLD = 'patient-45';

/** Another device of the same user. */
export async function openDevice(browser: Browser, sandbox: SandboxProcess, email: string, path = '/'): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await openSignedIn(page, sandbox, email, path);
  return page;
}

/** Opens a chat from a list of chats. */
export async function openChat(page: Page, sandbox: SandboxProcess, uid = ANAS): Promise<string> {
  const { name } = await sandbox.patient(uid);
  await new ChatScreen(page).choose(name);
  return name;
}

export const accept = (page: Page, name: string) => page.getByRole('button', { name: `Accept the request of ${name}` });
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

export async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Chat actions' }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

export async function ask(page: Page, colleague: string, button: string, message = ''): Promise<void> {
  await page.getByLabel('Colleague', { exact: true }).selectOption({ label: colleague });
  await page.getByLabel('Message to your colleague').fill(message);
  await page.getByRole('button', { name: button }).click();
}
