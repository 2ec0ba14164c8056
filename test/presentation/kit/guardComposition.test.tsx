import { fireEvent, render, screen } from '@testing-library/react';
import { guardComposition } from '@/presentation/kit/guardComposition';

describe('guardComposition', () => {
  beforeAll(() => guardComposition(window));

  function setUp() {
    const heard: string[] = [];
    render(<input aria-label="Message" onKeyDown={({ key }) => heard.push(key)} />);
    return { field: screen.getByLabelText('Message'), heard };
  }

  it.each([
    ['while a word is composed', { isComposing: true }],
    ['that ended the composition, as Safari sends it', { isComposing: false, keyCode: 229 }],
  ])('hides from all handlers a key %s', (_when, said) => {
    const { field, heard } = setUp();
    for (const key of ['Enter', 'Escape', 'ArrowUp']) fireEvent.keyDown(field, { key, ...said });
    expect(heard).toEqual([]);
  });

  it('lets every other key through', () => {
    const { field, heard } = setUp();
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, keyCode: 13 });
    expect(heard).toEqual(['Enter', 'Escape']);
  });
});
