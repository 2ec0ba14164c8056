import { expect, type Locator, type Page } from '@playwright/test';

/** The V2 chat as a user finds it on the screen. */
export class ChatScreen {
  readonly composer: Locator;
  readonly timeline: Locator;

  constructor(readonly page: Page) {
    this.composer = page.getByRole('textbox', { name: /^Message to / });
    this.timeline = page.locator('.chat-scroller');
  }

  /** Opens it from the menu if that is shown, as a user would; otherwise by its address. */
  async open(origin: string): Promise<void> {
    const link = this.page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^V2 Chat( \d|$)/ });
    if (await link.isVisible()) await link.click();
    else await this.page.goto(`${origin}/therapist/go-chat/all`);
    await expect(this.conversations().first()).toBeVisible();
  }

  conversations(): Locator {
    return this.page.locator('a.chat-conversation:not(.chat-request-row)');
  }

  conversation(name: string): Locator {
    return this.conversations().filter({ hasText: name });
  }

  /** Expects the list to lack this chat, and only its draft to be listed as orphaned under the patient's name. */
  async expectGone(name: string, draft = ''): Promise<void> {
    await expect(this.conversations().first()).toBeVisible();
    await expect(this.conversation(name)).toHaveCount(0);
    await expect(this.page.getByRole('list', { name: 'Drafts without a chat' }).getByRole('listitem')).toContainText(
      draft === '' ? [] : [`${name}${draft}`],
    );
  }

  async choose(name: string): Promise<void> {
    await this.page.getByPlaceholder('Search patients').fill(name);
    await this.conversation(name).first().click();
    await expect(this.composer).toHaveAccessibleName(`Message to ${name}`);
    await expect(this.messages().first()).toBeVisible();
    const search = this.page.getByPlaceholder('Search patients');
    if (await search.isVisible()) await search.fill('');
  }

  messages(): Locator {
    return this.page.locator('article.chat-message');
  }

  message(text: string): Locator {
    return this.messages().filter({ hasText: text });
  }

  async send(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  /** Waits until the backend has confirmed the message; it is shown exactly once. */
  async expectSent(text: string, timeout = 15_000): Promise<void> {
    await expect(this.message(text)).toHaveCount(1, { timeout });
    await expect(this.message(text).getByText(/^(Sent|Read)$/)).toBeVisible({ timeout });
  }

  /** Deletes an own message, which says so afterwards. */
  async deleteMessage(text: string): Promise<void> {
    const row = this.message(text);
    await row.hover();
    await row.getByRole('button', { name: 'Delete message' }).click();
    await this.page
      .getByRole('alertdialog')
      .or(this.page.getByRole('dialog'))
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(row).toHaveCount(0);
  }

  /** Waits until everything typed is stored: leaving the page would then ask nothing. */
  async untilKept(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(true);
  }

  async expectHeld(text: string): Promise<void> {
    await expect(this.message(text)).toHaveCount(1);
    await expect(this.message(text).getByText(/Not sent to .+ yet/)).toBeVisible();
  }

  async expectPending(text: string): Promise<void> {
    await expect(this.message(text)).toHaveCount(1);
    await expect(this.message(text).getByText(/^(Sending…|Waiting for the connection…)$/)).toBeVisible();
  }

  async expectOnce(text: string, timeout = 15_000): Promise<void> {
    await expect(this.message(text)).toHaveCount(1, { timeout });
  }
}
