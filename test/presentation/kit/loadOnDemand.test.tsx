import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { AreaBoundary } from '@/presentation/app/AreaBoundary';
import { loadOnDemand } from '@/presentation/kit/loadOnDemand';
import { LanguageLoadError } from '@/presentation/kit/text/LanguageLoadError';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('session'));
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

const lost = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

interface NamedProps {
  readonly name: string;
}

function Greeting({ name }: NamedProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Hello ${name} ${count}`}
    </button>
  );
}

/** A part whose first downloads fail with these errors. */
function setUp(...failures: readonly Error[]) {
  const left = [...failures];
  let asked = 0;
  const Part = loadOnDemand<NamedProps>(
    async (): Promise<ComponentType<NamedProps>> => {
      asked += 1;
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      return Greeting;
    },
    () => <p>waiting</p>,
  );
  const tools = testStores();
  const page = (name: string) => (
    <StoresContext.Provider value={tools.stores}>
      <AreaBoundary area="page" report={() => undefined}>
        <Part name={name} />
      </AreaBoundary>
    </StoresContext.Provider>
  );
  const show = () => act(async () => render(page('Ann')));
  const sign = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));
  return { ...tools, Part, page, show, sign, asked: () => asked };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isOnline = (value: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value);

describe('a part that is downloaded on demand', () => {
  it('is downloaded once, when it is first shown', async () => {
    const { show, asked } = setUp();
    (await show()).unmount();
    await show();
    expect(screen.getByText('Hello Ann 0')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('is shown immediately when it was prepared, and keeps its state', async () => {
    const { Part, page, asked } = setUp();
    await Part.prepare();
    const { rerender } = render(page('Ann'));
    await press('Hello Ann 0');
    rerender(page('Zoe'));
    expect(screen.getByText('Hello Zoe 1')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('is downloaded again when it could not be prepared', async () => {
    const { Part, show, asked } = setUp(lost);
    await Part.prepare();
    await show();
    expect(screen.getByText('Hello Ann 0')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('keeps its state when it is shown again', async () => {
    const { page, show } = setUp();
    const { rerender } = await show();
    await press('Hello Ann 0');
    rerender(page('Zoe'));
    expect(screen.getByText('Hello Zoe 1')).toBeVisible();
  });

  it('is downloaded again with every retry', async () => {
    const { show, asked } = setUp(lost, lost);
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t download this page. The server didn’t send it.');
    await press('Try again');
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t download this page.');
    await press('Try again');
    expect(screen.getByText('Hello Ann 0')).toBeVisible();
    expect(asked()).toBe(3);
  });

  it.each(['online', 'focus'])('is downloaded again on %s', async event => {
    const { show, sign, asked } = setUp(lost);
    await show();
    expect(asked()).toBe(1);
    await sign(event);
    expect(screen.getByText('Hello Ann 0')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('is downloaded again when only its texts are missing', async () => {
    const { show, sign } = setUp(new LanguageLoadError('en'));
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t download this page.');
    await sign('focus');
    expect(screen.getByText('Hello Ann 0')).toBeVisible();
  });

  it('is not downloaded again automatically when its code fails', async () => {
    const { show, sign, asked } = setUp(new Error('x is undefined'));
    await show();
    await sign('focus');
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Sorry, something went wrong');
    expect(asked()).toBe(1);
  });

  it('says that the device is offline', async () => {
    isOnline(false);
    const { show, sign, versions } = setUp(lost);
    versions.served = { version: '2.0.0', core: '0.105.0' };
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline. We’ll try again when this device is online.');
    isOnline(true);
    await sign('online');
    expect(screen.getByText('Hello Ann 0')).toBeVisible();
  });

  it('offers the new version when the server has another one, and does not retry automatically', async () => {
    const { show, sign, versions, location, asked } = setUp(lost, lost);
    versions.served = { version: '2.0.0', core: '0.105.0' };
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A newer version of the dashboard is ready. Update the dashboard to open the page. ' +
        'Your drafts and unsent messages are kept.',
    );
    await sign('focus');
    expect(asked()).toBe(1);
    await press('Try again');
    expect(asked()).toBe(2);
    await press('Update dashboard');
    expect(location.restartedAt).toEqual(['/']);
  });

  it('says before it loads the new version that this device does not save unsent text', async () => {
    const { show, versions, savesText } = setUp(lost);
    versions.served = { version: '2.0.0', core: '0.105.0' };
    savesText.now = false;
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('This device can’t save unsent text.');
  });
});
