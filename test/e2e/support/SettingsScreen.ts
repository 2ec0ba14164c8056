import { expect, type Locator, type Page } from '@playwright/test';

/** The panels of settings of one organisation, as people find things in them. */
export class SettingsScreen {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Opens a page of an organisation; `thrive` for the provider. */
  async open(organisation: string, section: 'details' | 'app-settings'): Promise<void> {
    await this.page.goto(`${this.origin}/admin/organisations/${organisation}/${section}`);
    await expect(this.save(section === 'details' ? 'details' : 'app settings')).toBeVisible();
  }

  panel(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  row(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  field(name: string): Locator {
    return this.row(name).getByLabel(name, { exact: true });
  }

  async chooses(name: string, mode: 'Inherit' | 'Default' | 'Own value' | 'Leave empty'): Promise<void> {
    await this.row(name).getByText(mode, { exact: true }).last().click();
  }

  /** Gives a setting an own value. */
  async enters(name: string, value: string): Promise<void> {
    if (!(await this.row(name).getByRole('radio', { name: 'Own value' }).isChecked()))
      await this.chooses(name, 'Own value');
    await this.field(name).fill(value);
  }

  save(section: string): Locator {
    return this.page.getByRole('button', { name: `Save ${section}`, exact: true });
  }

  /** Saves with a reason, whatever comes of it. */
  async submits(section: string, panel: string): Promise<void> {
    const reason = this.panel(panel).getByLabel('Reason', { exact: true });
    if ((await reason.count()) > 0 && (await reason.inputValue()) === '') await reason.fill('Asked for');
    await this.save(section).click();
  }

  async saves(section: string, panel: string): Promise<void> {
    await this.submits(section, panel);
    await expect(this.panel(panel).getByText('Saved.', { exact: true })).toBeVisible();
  }
}
