import { render } from '@testing-library/react';
import { writtenText } from '@/presentation/kit/text/writtenText';

const shown = (text: string): HTMLElement => render(<p>{writtenText(text)}</p>).container;

describe('writtenText', () => {
  it.each(['', 'hello', 'Z\u0301\u0302'.repeat(400), 'a'.repeat(10_000), '\u0301'.repeat(300)])(
    'leaves ordinary texts unchanged',
    text => {
      expect(writtenText(text)).toBe(text);
    },
  );

  it.each([`Z${'\u0301'.repeat(9_999)}`, '\u0301'.repeat(640), `${'a'.repeat(600)}${'\u0302'.repeat(65)}b`])(
    'loses no character of a pile of combining marks',
    text => {
      expect(shown(text).textContent).toBe(text);
    },
  );

  it('renders a pile of combining marks in short parts', () => {
    const parts = [...shown(`Z${'\u0301'.repeat(9_999)}`).querySelectorAll('bdi')].map(
      ({ textContent }) => textContent.length,
    );
    expect(Math.max(...parts)).toBeLessThanOrEqual(65);
  });

  it('renders half surrogate pairs as replacement characters', () => {
    expect(shown('\ud800'.repeat(1_000)).textContent).toBe('\ufffd'.repeat(1_000));
  });
});
