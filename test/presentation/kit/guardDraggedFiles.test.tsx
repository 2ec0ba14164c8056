import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { guardDraggedFiles } from '@/presentation/kit/guardDraggedFiles';

describe('guardDraggedFiles', () => {
  let reported = 0;
  beforeAll(() => guardDraggedFiles(window, () => (reported += 1)));
  beforeEach(() => (reported = 0));

  /** True if the browser would do its default action. */
  function leavesToBrowser(type: 'dragOver' | 'drop', element: Element, types: readonly string[]): boolean {
    const event = createEvent[type](element, { dataTransfer: { types } });
    fireEvent(element, event);
    return !event.defaultPrevented;
  }

  it('keeps a dropped file from replacing the page, and reports it once', () => {
    render(<p>Page</p>);
    expect(leavesToBrowser('dragOver', screen.getByText('Page'), ['Files'])).toBe(false);
    expect(reported).toBe(0);
    expect(leavesToBrowser('drop', screen.getByText('Page'), ['Files'])).toBe(false);
    expect(reported).toBe(1);
  });

  it('ignores texts and elements that accept files', () => {
    render(
      <>
        <input aria-label="Text" />
        <input aria-label="File" type="file" />
        <div data-testid="taker" onDrop={event => event.preventDefault()} />
      </>,
    );
    expect(leavesToBrowser('drop', screen.getByLabelText('Text'), ['text/plain'])).toBe(true);
    expect(leavesToBrowser('drop', screen.getByLabelText('File'), ['Files'])).toBe(true);
    fireEvent.drop(screen.getByTestId('taker'), { dataTransfer: { types: ['Files'] } });
    expect(reported).toBe(0);
  });
});
