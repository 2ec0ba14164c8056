import { numberOf, oddBody } from '../../support/builders/kernel/oddBody';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { visit } from '../support/visit';
import { emailOf, screens } from '../screens';

/** Every screen that a therapist opens by address, with the chat engine in its worker. */
const shown = screens.filter(
  ({ viewer, open, isUnsaved, route }) =>
    viewer === 'therapist' && open === undefined && isUnsaved !== true && !route.startsWith('/authentication'),
);
/** Answers about the session, which ends when they cannot be read. */
const SESSION = /\/api\/(iams|time|remote-config|cloud-document)\b/;

// `npm run test:long` tries the other fields.
test('every screen of a therapist is shown when each answer has one malformed field', async ({
  page,
  context,
  sandbox,
}) => {
  await context.route('**/api/**', async route => {
    if (route.request().method() !== 'GET' || SESSION.test(route.request().url())) return route.fallback();
    const answer = await route.fetch().catch(() => undefined);
    if (answer === undefined) return route.abort();
    return route.fulfill({
      response: answer,
      body: oddBody(await answer.text(), numberOf(new URL(route.request().url()).pathname)),
    });
  });
  await openSignedIn(page, sandbox, emailOf.therapist);
  for (const [at, screen] of shown.entries())
    await test.step(screen.name, () => visit(page, sandbox.origin, { ...screen, shown: 'h1' }, shown[at - 1]));
  expect(await sandbox.errorReports(), 'no part of the product met what it did not expect').not.toMatch(
    /"message":"(Type|Range|Reference|Syntax)Error/,
  );
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
