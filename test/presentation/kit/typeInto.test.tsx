import { typeInto } from '@/presentation/kit/typeInto';

/** A field in a browser that supports typing by command, as Chromium does. */
function typed(before: string, after: string): string {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = before;
  const execCommand = (_: string, __: boolean, text: string): boolean => {
    const { value, selectionStart, selectionEnd } = field;
    expect(text).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
    field.value = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    return true;
  };
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  expect(typeInto(field, after)).toBe(true);
  return field.value;
}

describe('typeInto', () => {
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

  it.each([
    ['', 'Hello'],
    ['today?', 'How are you today?'],
    ['Hello ', 'Hello there'],
    ['aa', 'aaa'],
    ['😁 today', '😀 hello 😁 today'],
    ['today 😁', 'today 😁 😃'],
    ['same', 'same'],
  ])('turns %j into %j without splitting a character', (before, after) => {
    expect(typed(before, after)).toBe(after);
  });

  it('changes nothing when the browser does not support it', () => {
    const field = document.createElement('textarea');
    expect([typeInto(field, 'Hello'), field.value]).toEqual([false, '']);
  });
});
