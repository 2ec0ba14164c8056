import { expect, type Locator, type Page } from '@playwright/test';
import type { SandboxProcess } from './SandboxProcess';
import { openSignedIn } from './staffSession';

/** The shell as a user finds it on the screen. */
export class ShellScreen {
  readonly menu: Locator;
  readonly tabs: Locator;
  readonly tabMenu: Locator;
  readonly palette: Locator;
  /** The overlay menu of small screens. */
  readonly drawer: Locator;

  constructor(readonly page: Page) {
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
    this.tabs = page.getByRole('tab');
    this.tabMenu = page.getByRole('menu');
    this.drawer = page.getByRole('dialog', { name: 'Menu', exact: true });
    this.palette = page.getByRole('dialog', { name: 'Search or jump to' });
  }

  /** Opens the page of a signed-in user, and closes the tabs of earlier visits. */
  async startAfresh(sandbox: SandboxProcess, email: string): Promise<void> {
    const restored = this.page.waitForResponse(answer => answer.url().includes('/cloud-document/dashboard-tabs'));
    await openSignedIn(this.page, sandbox, email);
    await restored;
    await expect(this.tab('Home')).toHaveAttribute('aria-selected', 'true');
    for (let left = await this.tabs.count(); left > 1; left -= 1) {
      await this.tabs
        .filter({ hasNotText: /^Home$/ })
        .first()
        .focus();
      await this.page.keyboard.press('Delete');
      await expect(this.tabs).toHaveCount(left - 1);
    }
  }

  link(name: string): Locator {
    return this.menu.getByRole('link', {
      name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}( \\d+ (unread|waiting))?$`),
    });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async open(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.link(name).click();
      await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  }

  async expectTabs(names: readonly string[], active: string): Promise<void> {
    await expect(this.tabs).toHaveText(names.map(name => new RegExp(`^${name}`)));
    await expect(this.page.getByRole('tab', { selected: true })).toHaveAccessibleName(active);
  }

  async choose(act: string): Promise<void> {
    await this.tabMenu.getByRole('menuitem', { name: act, exact: true }).click();
  }
}
