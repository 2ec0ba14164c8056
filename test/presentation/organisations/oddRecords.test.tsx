/** @jest-environment ./test/support/servingEnvironment.cjs */
import 'reflect-metadata';
import { cleanup, screen } from '@testing-library/react';
import { FaultyWire } from '#test/support/builders/kernel/FaultyWire';
import { numberOf, oddBody } from '#test/support/builders/kernel/oddBody';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';
import type { AdministrationShell } from '#test/support/builders/organisations/administrationPages';
import {
  administrationScreens,
  administrationVisit,
  type ScreenName,
} from '#test/support/builders/organisations/administrationScreens';
import { furnish } from '#test/support/builders/organisations/furnish';
import { isLong, longMinutes, timeLimitMs } from '#test/support/longRun';

const mockWindow: { shell?: AdministrationShell } = {};
jest.mock('@/presentation/app/useShellStores', () => ({ useShellStores: () => mockWindow.shell }));

/** The number of times that each screen is opened, every answer with another malformed field each time. */
const TIMES = isLong ? 20 * longMinutes : 1;

withSizes();
const wire = new FaultyWire().install();
const sandbox = sharedSandbox(furnish);
const { open } = administrationVisit(
  wire,
  () => sandbox.now(),
  shell => (mockWindow.shell = shell),
);

beforeAll(() => loadTestTexts());
beforeEach(() => wire.heal());

describe('administration screens whose answers have one malformed field each', () => {
  it.each(Object.keys(administrationScreens) as ScreenName[])(
    'show a title and no endless loading sign: %s',
    async name => {
      for (let time = 0; time < TIMES; time += 1) {
        wire.fail(call => body => oddBody(body, numberOf(call) + time));
        await open(administrationScreens[name]);
        const said = `time ${time}`;
        expect({ said, titles: screen.queryAllByRole('heading').length }).not.toEqual({ said, titles: 0 });
        expect({ said, waits: document.querySelectorAll('.bp6-spinner, [aria-busy=true]').length }).toEqual({
          said,
          waits: 0,
        });
        cleanup();
      }
    },
    timeLimitMs,
  );
});
