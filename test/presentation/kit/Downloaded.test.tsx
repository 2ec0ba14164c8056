import { act, fireEvent, render, screen } from '@testing-library/react';
import { once } from '@/infrastructure/system/kernel/once';
import { AreaBoundary } from '@/presentation/app/AreaBoundary';
import { Downloaded } from '@/presentation/kit/Downloaded';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('session'));
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));

/** A network whose answers come when the test says so. */
function slowNetwork() {
  const waiting: ((isThere: boolean) => void)[] = [];
  const load = once(async () => {
    if (!(await new Promise<boolean>(resolve => waiting.push(resolve)))) throw new Error('The network is gone.');
    return 'downloaded';
  });
  const answer = (isThere: boolean) => act(async () => waiting.at(-1)?.(isThere));
  return { load, answer, asked: () => waiting.length };
}

async function show(load: () => Promise<string>): Promise<void> {
  await act(async () => {
    render(
      <AreaBoundary area="page" report={() => undefined}>
        <Downloaded load={load} fallback={<p>waiting</p>}>
          {text => <p>{text}</p>}
        </Downloaded>
      </AreaBoundary>,
    );
  });
}

describe('a part that has to be downloaded first', () => {
  it('is shown once it is downloaded', async () => {
    const { load, answer, asked } = slowNetwork();
    await show(load);
    expect(screen.getByText('waiting')).toBeVisible();
    await answer(true);
    expect(screen.getByText('downloaded')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('reports a failed download, and is downloaded again only on request', async () => {
    const { load, answer, asked } = slowNetwork();
    await show(load);
    await answer(false);
    const retry = screen.getByRole('button', { name: 'Try again' });
    expect(asked()).toBe(1);
    await act(async () => void fireEvent.click(retry));
    await answer(true);
    expect(screen.getByText('downloaded')).toBeVisible();
    expect(asked()).toBe(2);
  });
});
