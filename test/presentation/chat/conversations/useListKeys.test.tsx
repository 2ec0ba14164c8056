import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListKeys } from '@/presentation/chat/conversations/useListKeys';

function List({ ids }: { readonly ids: readonly string[] }) {
  const { stop, ...keys } = useListKeys(ids, 'b');
  return (
    <>
      <button type="button">before</button>
      <ul {...keys}>
        {ids.map((id, at) => (
          <li key={id}>
            <a href={`#${id}`} tabIndex={at === stop ? 0 : -1}>
              {id}
            </a>
            <button type="button" tabIndex={-1}>{`pin ${id}`}</button>
          </li>
        ))}
      </ul>
      <button type="button">after</button>
    </>
  );
}

const focused = (): string | null => document.activeElement?.textContent ?? null;

describe('the keys of a list', () => {
  it('make it one tab stop, starting at the open row, and move from row to row', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<List ids={['a', 'b', 'c']} />);
    const press = async (key: string): Promise<string | null> => {
      await user.keyboard(`{${key}}`);
      return focused();
    };
    await user.tab();
    await user.tab();
    expect(focused()).toBe('b');
    expect([await press('ArrowDown'), await press('ArrowDown'), await press('Home'), await press('End')]).toEqual([
      'c',
      'c',
      'a',
      'c',
    ]);
    expect([await press('ArrowRight'), await press('ArrowUp'), await press('ArrowLeft')]).toEqual(['pin c', 'b', 'b']);
    await user.tab();
    expect(focused()).toBe('after');
    await user.tab({ shift: true });
    expect(focused()).toBe('b');
    // The focused row is removed: the row in its place gets the focus.
    rerender(<List ids={['a', 'c']} />);
    expect(focused()).toBe('c');
    await user.tab();
    // The focus is elsewhere and stays there; the tab stop is the first row.
    rerender(<List ids={['a']} />);
    expect([focused(), screen.getByRole('link', { name: 'a' }).tabIndex]).toEqual(['after', 0]);
  });
});
