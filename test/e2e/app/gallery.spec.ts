import type { ConsoleMessage } from '@playwright/test';
import { expectAccessible, shell } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { openSignedIn } from '../support/staffSession';
import { expectOneHand, styleFaults } from '../support/styleFaults';
import { visit } from '../support/visit';
import { emailOf, screens, type Viewer } from '../screens';

/**
 * Both widths and both themes, swapped on every second screen, so that what only one width shows is seen in both
 * themes. No width has a colour of its own (house.test).
 */
const looksOf = (at: number) =>
  [
    { colorScheme: at % 2 === 0 ? 'light' : 'dark', width: 1440 },
    { colorScheme: at % 2 === 0 ? 'dark' : 'light', width: 320 },
  ] as const;

/** A call that is refused, as for a user without a drive, or that fails on purpose. A missing file does not count. */
const isRefusedCall = (message: ConsoleMessage): boolean =>
  /^Failed to load resource: .* status of (40[034]|500) /.test(message.text()) &&
  /^\/(api|drive|identitytoolkit\.googleapis\.com)\//.test(new URL(message.location().url).pathname);

/** Number of screens visited in one window. */
const VISIT = 10;

const visits = (['visitor', 'therapist', 'administrator', 'analyst'] as const satisfies readonly Viewer[]).flatMap(
  viewer => {
    const own = screens.filter(screen => screen.viewer === viewer);
    return Array.from({ length: Math.ceil(own.length / VISIT) }, (_, at) => ({
      viewer,
      shown: own.slice(at * VISIT, (at + 1) * VISIT),
    }));
  },
);

// The longest tests: they are spread over all workers.
test.describe.configure({ mode: 'parallel' });

for (const { viewer, shown } of visits)
  test(`screens of the ${viewer} from ${shown[0]?.name} to ${shown.at(-1)?.name} fit and are accessible`, async ({
    page,
    sandbox,
  }) => {
    const errors: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error' && !isRefusedCall(message))
        errors.push(`${message.text()} ${message.location().url}`);
    });
    if (viewer !== 'visitor') await openSignedIn(page, sandbox, emailOf[viewer]);
    for (const [at, screen] of shown.entries())
      await test.step(screen.name, async () => {
        await visit(page, sandbox.origin, screen, shown[at - 1]);
        for (const { colorScheme, width } of looksOf(at)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          await expectToFit(page);
          await expectOneHand(page, `${screen.name}, ${colorScheme}, ${width} px`);
          await expectAccessible(page, `${screen.name}, ${colorScheme}, ${width} px`, at < 2 ? [] : shell);
        }
        expect(errors, `${screen.name}: no error on the console`).toEqual([]);
      });
  });

test('the style check finds a screen that does not follow the scale', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, emailOf.administrator);
  expect(await styleFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const odd = document.createElement('section');
    for (const [tag, className] of [
      ['h2', 'odd-heading'],
      ['a', 'odd-link'],
      ['select', ''],
      ['button', 'bp6-button odd-border'],
      ['p', 'odd-token'],
    ] as const) {
      const element = document.createElement(tag);
      element.className = className;
      element.append('Odd');
      odd.append(element);
    }
    document.querySelector('main')?.append(odd);
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      '.odd-heading { font-size: 18px } .odd-link { color: #215db0 } .odd-token { background: #eee; border-radius: 5px }' +
        '.odd-border.odd-border { border: 1px solid var(--border-button); box-shadow: inset 0 0 0 1px var(--accent); min-height: 36px }',
    );
    document.adoptedStyleSheets.push(styles);
  });
  const faults = (await styleFaults(page)).map(fault => fault.slice(0, fault.indexOf(': ')));
  expect(faults).toEqual(
    expect.arrayContaining([
      'H2 of 18px',
      'text colour rgb(33, 93, 176)',
      'control of the browser',
      'double border',
      'control of 36 px',
      'background rgb(238, 238, 238)',
      'radius 5px',
    ]),
  );
});
