import { isObscured } from '@/presentation/kit/isObscured';

const box = (top: number, bottom: number): DOMRect => ({ left: 0, right: 100, top, bottom }) as DOMRect;

function draw(over: Element | undefined, from = -Infinity, to = Infinity) {
  document.body.innerHTML = '<main><article><p>text</p><footer>end</footer></article></main>';
  const [frame, whole, part] = ['main', 'article', 'footer'].map(name => document.querySelector(name)) as [
    Element,
    Element,
    Element,
  ];
  frame.getBoundingClientRect = () => box(0, 50);
  whole.getBoundingClientRect = () => box(-40, 40);
  part.getBoundingClientRect = () => box(30, 40);
  document.elementFromPoint = (_x, y) =>
    over !== undefined && y >= from && y <= to ? over : y < 0 ? document.body : part;
  return { part, whole, frame };
}

describe('isObscured', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('is false when nothing lies over the part, ignoring what the frame cuts off', () => {
    const { part, whole, frame } = draw(undefined);
    expect(isObscured(part, { whole, frame })).toBe(false);
  });

  it('is true when something lies over its end or its middle', () => {
    const over = document.createElement('aside');
    const atEnd = draw(over, 34, 36);
    expect(isObscured(atEnd.part, atEnd)).toBe(true);
    const atMiddle = draw(over, 15, 25);
    expect(isObscured(atMiddle.part, atMiddle)).toBe(true);
  });

  it('is true behind a modal dialog, anywhere in the document', () => {
    const { part, whole, frame } = draw(undefined);
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
    expect(isObscured(part, { whole, frame })).toBe(true);
  });

  it('is false on a page that is not rendered', () => {
    const { part } = draw(undefined);
    Reflect.deleteProperty(document, 'elementFromPoint');
    expect(isObscured(part)).toBe(false);
  });
});
