import { render } from '@testing-library/react';
import { coveredHeight } from '@/presentation/patients/scrollParentOf';
import { useStickyBar } from '@/presentation/patients/useStickyBar';

function Bar({ position }: { readonly position: 'sticky' | 'static' }) {
  const bar = useStickyBar();
  return (
    <main style={{ overflowY: 'auto' }}>
      <div ref={bar} style={{ position }}>
        Ana Lima
      </div>
    </main>
  );
}

function show(position: 'sticky' | 'static') {
  const { container, unmount } = render(<Bar position={position} />);
  const scroller = container.querySelector('main');
  if (scroller === null) throw new Error('The scroller is missing.');
  return { scroller, unmount };
}

describe('useStickyBar', () => {
  beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84));
  afterEach(() => jest.restoreAllMocks());

  it('keeps focused elements clear of a sticky bar', () => {
    const { scroller } = show('sticky');
    expect(scroller.style.scrollPaddingTop).toBe('84px');
    expect(coveredHeight(scroller)).toBe(84);
  });

  it('covers nothing when the bar scrolls with the page', () => {
    const { scroller } = show('static');
    expect(coveredHeight(scroller)).toBe(0);
  });

  it('covers nothing after it has been removed', () => {
    const { scroller, unmount } = show('sticky');
    unmount();
    expect(coveredHeight(scroller)).toBe(0);
  });
});
