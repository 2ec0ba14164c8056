import { act, render, screen } from '@testing-library/react';
import { AreaBoundary } from '@/presentation/app/AreaBoundary';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('session'));

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

function setUp(error: Error) {
  let fault: Error | undefined = error;
  const Page = () => {
    if (fault !== undefined) throw fault;
    return <p>The page</p>;
  };
  const reports: unknown[] = [];
  render(
    <StoresContext.Provider value={testStores().stores}>
      <AreaBoundary area="page" report={problem => reports.push(problem)}>
        <Page />
      </AreaBoundary>
    </StoresContext.Provider>,
    { onCaughtError: () => undefined },
  );
  const online = (): void => {
    fault = undefined;
    act(() => void window.dispatchEvent(new Event('online')));
  };
  return { online, reports };
}

describe('the notice in place of a part that could not be shown', () => {
  it.each([
    named('ChunkLoadError', 'Loading chunk 12 failed.'),
    named('Error', 'Loading CSS chunk 12 failed.'),
    named('TypeError', 'Failed to fetch dynamically imported module: /assets/a.js'),
  ])('says that the page could not be downloaded, and retries once the device is online: $message', error => {
    const { online } = setUp(error);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t download this page. The server didn’t send it.');
    online();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  it('does not retry automatically when the page itself is at fault', () => {
    const { online, reports } = setUp(new Error('x is undefined'));
    online();
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Sorry, something went wrong');
    expect(reports).toHaveLength(1);
  });
});
