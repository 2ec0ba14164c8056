import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaBoundary } from '@/presentation/app/AreaBoundary';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

/** React logs every caught render error to the console. */
const ignoreErrors = (act: () => void): void => {
  const { error } = console;
  console.error = () => undefined;
  act();
  console.error = error;
};

beforeAll(() => loadTestTexts('session'));

describe('a part that cannot be rendered', () => {
  it('fails alone: the rest keeps what was typed, and the error is reported once', async () => {
    const user = userEvent.setup();
    const reported: unknown[] = [];
    const report = (error: unknown, area: string): number =>
      reported.push([error instanceof Error && error.message, area]);
    let broken = false;
    const Part = () => {
      if (broken) throw new Error('cannot be drawn');
      return <p>A part</p>;
    };
    const page = () => (
      <>
        <input aria-label="Message" />
        <AreaBoundary area="part" report={report}>
          <Part />
        </AreaBoundary>
      </>
    );
    const { rerender } = render(page());
    await user.type(screen.getByLabelText('Message'), 'half a thought');
    broken = true;
    ignoreErrors(() => rerender(page()));
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Sorry, something went wrong - please try again.');
    expect(screen.getByLabelText('Message')).toHaveValue('half a thought');
    expect(reported).toEqual([['cannot be drawn', 'part']]);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('A part')).toBeInTheDocument();
  });
});
