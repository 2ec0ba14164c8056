import { render } from '@testing-library/react';
import { MomentList } from '@/presentation/patients/timeline/moments/MomentList';
import type { MomentRow } from '@/presentation/patients/timeline/moments/MomentRow';

/** In pixels. */
const ROW = 100;
const VIEW = 350;

const rows: readonly MomentRow[] = Array.from({ length: 6 }, (_, index) => ({ id: `m-${index}` }));

/** Lays out the rows in a scroller of 350 px; returns the last reported ids. */
function seenUnder(barHeight: number): readonly string[] {
  let seen: readonly string[] = [];
  const onShown = (ids: readonly string[]): void => void (seen = ids);
  render(
    <main style={{ overflowY: 'auto', scrollPaddingTop: barHeight }}>
      <MomentList entries={rows} label="Moments" row={({ id }) => id} onNearEnd={() => undefined} onShown={onShown} />
    </main>,
  );
  return seen;
}

describe('the rows of a history that are on the screen', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
    jest
      .spyOn(HTMLLIElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ width: 800, height: ROW }));
  });
  afterEach(() => jest.restoreAllMocks());

  it('are those that are entirely in view', () => {
    expect(seenUnder(0)).toEqual(['m-0', 'm-1', 'm-2']);
  });

  it('are not those that a sticky bar covers even in part', () => {
    expect(seenUnder(150)).toEqual(['m-2']);
  });
});
