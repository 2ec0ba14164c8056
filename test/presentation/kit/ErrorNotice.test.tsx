import { act, render, screen } from '@testing-library/react';
import { AreaBoundary } from '@/presentation/kit/AreaBoundary';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('session'));

const missing = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

function setUp(error: Error) {
  let fault: Error | undefined = error;
  const Page = () => {
    if (fault !== undefined) throw fault;
    return <p>The page</p>;
  };
  const reports: unknown[] = [];
  render(
    <AreaBoundary area="page" report={problem => reports.push(problem)}>
      <Page />
    </AreaBoundary>,
    { onCaughtError: () => undefined },
  );
  const online = (): void => {
    fault = undefined;
    act(() => void window.dispatchEvent(new Event('online')));
  };
  return { online, reports };
}

describe('the notice in place of a part that could not be shown', () => {
  it('says that a page could not be downloaded, and retries automatically once the device is online', () => {
    const { online } = setUp(missing);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t download this page. We’ll try again when this device is online.',
    );
    online();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  it('waits to be asked where the page itself is at fault', () => {
    const { online, reports } = setUp(new Error('x is undefined'));
    online();
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Sorry, something went wrong');
    expect(reports).toHaveLength(1);
  });
});
