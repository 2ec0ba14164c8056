import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/dashboard';
import type { SandboxProcess } from '../e2e/support/SandboxProcess';
import { signIn } from '../e2e/support/signIn';
import { hostileTexts } from '../support/builders/kernel/hostileValues';
import { caseCount, seed } from '../support/longRun';
import { Draw } from './Draw';
import { expectAlive, findScreens, openScreen, settled } from './Screens';

interface Place {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: SandboxProcess;
  readonly screens: readonly string[];
  readonly draw: Draw;
}

const benedict = 'benedict.okafor@staff.example';

/** Controls that end the session on purpose, or open another program. */
const leftAlone = /^(Log Out|Log out|Not you\?|Print|Download|Copy)/;

const login = (page: Page): Locator => page.getByRole('button', { name: 'Login', exact: true });

/** Signs in again when the session has ended: at the card, or in the dialog over the page. */
async function goOn({ page, context, sandbox }: Place): Promise<void> {
  if (!(await login(page).isVisible())) return;
  await sandbox.faults({ reset: true });
  await context.clearCookies();
  await page.clock.setSystemTime(Date.now());
  await signIn(page, sandbox, benedict);
}

async function logOut({ page }: Place): Promise<void> {
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: 'Log Out', exact: true })
    .first()
    .click({ timeout: 1_500 })
    .catch(() => undefined);
  const question = page.getByRole('dialog');
  for (const name of ['Log Out', 'Keep for my next sign-in', 'Log Out anyway']) {
    await question
      .getByRole('button', { name, exact: true })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  }
}

async function drawn(candidates: Locator, draw: Draw): Promise<Locator | undefined> {
  const count = await candidates.count();
  return count === 0 ? undefined : candidates.nth(draw.below(count));
}

/** Acts of a user in a hurry, and events that may interrupt them. */
const acts: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  'opens a screen': ({ page, sandbox, screens, draw }) => openScreen(page, sandbox.origin, draw.of(screens)),
  'presses a button': async ({ page, draw }) => {
    const button = await drawn(
      page.locator('button:visible:not([disabled]):not([aria-disabled="true"])').filter({ hasNotText: leftAlone }),
      draw,
    );
    await button?.click({ timeout: 1_500 }).catch(() => undefined);
  },
  'follows a link': async ({ page, draw }) => {
    const link = await drawn(page.locator('a[href^="/"]:visible').filter({ hasNotText: leftAlone }), draw);
    await link?.click({ timeout: 1_500 }).catch(() => undefined);
  },
  'writes something odd': async ({ page, draw }) => {
    const field = await drawn(
      page.locator(
        'textarea:visible:not([disabled]), ' +
          'input:visible:not([disabled]):not([type=checkbox]):not([type=radio]):not([type=file])',
      ),
      draw,
    );
    await field?.fill(draw.of(hostileTexts), { timeout: 1_500 }).catch(() => undefined);
  },
  'presses a key': ({ page, draw }) =>
    page.keyboard.press(draw.of(['Escape', 'Enter', 'Tab', 'ArrowDown', 'Delete', 'Control+k', '?', 'PageUp'])),
  reloads: ({ page }) => page.reload(),
  'goes back': ({ page }) => page.goBack(),
  'is offline for a moment': async ({ page, context }) => {
    await context.setOffline(true);
    await settled(page);
    await context.setOffline(false);
  },
  'opens a second window': async ({ context, sandbox, screens, draw }) => {
    const other = await context.newPage();
    await other.goto(sandbox.origin + draw.of(screens));
    await settled(other);
    await other.close();
  },
  'loses the next answers': ({ sandbox }) => sandbox.faults({ loseAnswers: { next: 2 } }),
  'signs out': logOut,
  'sets the clock wrong': ({ page, draw }) =>
    page.clock.setSystemTime(Date.now() + draw.of([-3_600_000, -90_000, 0, 90_000, 3_600_000, 31_536_000_000])),
  'closes the lid for a while': ({ page, draw }) =>
    page.clock.fastForward(draw.of(['02:00', '12:00', '29:00', '31:00'])),
  'has slow answers': ({ sandbox, draw }) => sandbox.faults({ latencyMs: draw.of([0, 1_500]) }),
  'meets failures': ({ sandbox }) => sandbox.faults({ status5xx: { next: 2 } }),
};

test('the dashboard survives random presses and typing in any order', async ({ page, context, sandbox }) => {
  const steps = caseCount(15);
  test.setTimeout(120_000 + steps * 15_000);
  await page.clock.install();
  await signIn(page, sandbox, benedict);
  const place: Place = {
    page,
    context,
    sandbox,
    screens: await findScreens(page, sandbox.origin),
    draw: new Draw('monkey'),
  };
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const act = place.draw.of(Object.keys(acts));
    done.push(act);
    await acts[act]?.(place);
    await settled(page);
    await goOn(place);
    await expectAlive(page, `seed ${String(seed)}, step ${String(step)}: ${done.slice(-6).join(', ')}`);
  }
  await sandbox.faults({ reset: true });
  expect(await sandbox.errorReports(), 'no part of the product met what it did not expect').not.toMatch(
    /"message":"(Type|Range|Reference|Syntax)Error/,
  );
});
