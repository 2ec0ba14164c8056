import type { ConsoleMessage } from '@playwright/test';
import { expectAccessible, shell } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { openSignedIn } from '../support/staffSession';
import { visit } from '../support/visit';
import { emailOf, screens, type Viewer } from '../screens';

/**
 * Both widths and both themes, the other way about on every second screen: what only one width shows is seen in both
 * themes. No width has a colour of its own (house.test).
 */
const looksOf = (at: number) =>
  [
    { colorScheme: at % 2 === 0 ? 'light' : 'dark', width: 1440 },
    { colorScheme: at % 2 === 0 ? 'dark' : 'light', width: 320 },
  ] as const;

/** A call that is refused, as for somebody who has no drive, or that fails on purpose. A lost file is none. */
const isRefusedCall = (message: ConsoleMessage): boolean =>
  /^Failed to load resource: .* status of (40[034]|500) /.test(message.text()) &&
  /^\/(api|drive|identitytoolkit\.googleapis\.com)\//.test(new URL(message.location().url).pathname);

/** So many screens are visited in one window. */
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

// The longest tests: no worker waits for all of them.
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
          await expectAccessible(page, `${screen.name}, ${colorScheme}, ${width} px`, at < 2 ? [] : shell);
        }
        expect(errors, `${screen.name}: no error on the console`).toEqual([]);
      });
  });
