import { render, screen } from '@testing-library/react';
import { UsageBar } from '@/presentation/kit/layout/UsageBar';

function show(used: number, limit: number | undefined, isWarning = false) {
  const words = { text: `${used} used`, noLimit: 'No limit' };
  const { container } = render(<UsageBar {...words} used={used} limit={limit} isWarning={isWarning} />);
  return container.querySelector('[aria-hidden]');
}

describe('UsageBar', () => {
  it.each([
    [88, 900, 9.78],
    [12, 10, 100],
    [0, 0, 100],
  ])('shows %d of %d as %d %%', (used, limit, percent) => {
    const filled = (show(used, limit)?.firstElementChild as HTMLElement).style.inlineSize;
    expect(Number.parseFloat(filled)).toBeCloseTo(percent, 1);
  });

  it('has the warning colour when it is nearly full', () => {
    expect([show(1, 2, true)?.className, show(1, 2)?.className]).toEqual([
      expect.stringContaining('isWarning'),
      expect.not.stringContaining('isWarning'),
    ]);
  });

  it('shows no bar when there is no limit', () => {
    expect(show(7, undefined)).toBeNull();
    expect(screen.getByText('No limit')).toBeVisible();
    expect(screen.getByText('7 used')).toBeVisible();
  });
});
