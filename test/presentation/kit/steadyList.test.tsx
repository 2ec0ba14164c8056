import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { CLICK_MS, LONGEST_HOLD_MS, SteadyRows } from '@/presentation/kit/SteadyRows';
import { steadyList } from '@/presentation/kit/steadyList';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const pressOf = (button: number) => Object.assign(new Event('pointerdown', { bubbles: true }), { button });

/** A list of links with a button behind it; `sort` changes the order of the rows. */
function setUp(...names: readonly string[]) {
  const clock = new ManualClock();
  const steady = new SteadyRows(clock);
  const rows = observable.box<readonly string[]>(names);
  const List = observer(function List() {
    const shown = steady.arrange(rows.get(), name => name);
    return (
      <>
        <ul {...steadyList(steady, shown)}>
          {shown.map(name => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
        <button type="button">Elsewhere</button>
      </>
    );
  });
  render(<List />);
  return {
    shown: () => screen.getAllByRole('link').map(({ textContent }) => textContent),
    sort: (...sorted: readonly string[]) => act(() => runInAction(() => rows.set(sorted))),
    later: (ms: number) => act(() => clock.advance(ms)),
    row: (name: string) => screen.getByRole('link', { name }),
  };
}

describe('a list with a live order', () => {
  it('follows the order of its rows while no one is about to choose one', () => {
    const { shown, sort } = setUp('Ana', 'Ben');
    sort('Ben', 'Ana');
    expect(shown()).toEqual(['Ben', 'Ana']);
  });

  it.each([
    ['a pointer enters it', (row: HTMLElement) => fireEvent.pointerEnter(row.closest('ul') as HTMLElement)],
    ['a pointer moves over it', (row: HTMLElement) => fireEvent.pointerMove(row)],
    ['a pointer is down on it', (row: HTMLElement) => fireEvent.pointerDown(row)],
    ['the focus enters it', (row: HTMLElement) => act(() => row.focus())],
    ['a key is pressed in it', (row: HTMLElement) => fireEvent.keyDown(row, { key: 'ArrowDown' })],
  ])('keeps its order, with new rows at the end, while %s', (_what, begin) => {
    const { shown, sort, row } = setUp('Ana', 'Ben');
    begin(row('Ben'));
    sort('Cleo', 'Ben', 'Ana');
    expect(shown()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it.each([
    ['the pointer has left it', (row: HTMLElement) => fireEvent.pointerLeave(row.closest('ul') as HTMLElement)],
    ['the pointer is released', () => fireEvent.pointerUp(window)],
    [
      'the focus has left it',
      () => {
        fireEvent.pointerUp(window);
        act(() => screen.getByRole('button').focus());
      },
    ],
  ])('is sorted again a moment after %s', (_what, end) => {
    const { shown, sort, later, row } = setUp('Ana', 'Ben');
    act(() => row('Ben').focus());
    fireEvent.pointerDown(row('Ben'));
    sort('Ben', 'Ana');
    end(row('Ben'));
    later(CLICK_MS - 1);
    expect(shown()).toEqual(['Ana', 'Ben']);
    later(1);
    expect(shown()).toEqual(['Ben', 'Ana']);
  });

  it('keeps its order as long as a pointer is down on a row', () => {
    const { shown, sort, later, row } = setUp('Ana', 'Ben');
    fireEvent.pointerDown(row('Ben'));
    sort('Ben', 'Ana');
    later(LONGEST_HOLD_MS / 2);
    fireEvent.pointerMove(row('Ben'));
    later(2 * LONGEST_HOLD_MS);
    expect(shown()).toEqual(['Ana', 'Ben']);
    fireEvent.pointerUp(window);
    later(CLICK_MS);
    expect(shown()).toEqual(['Ben', 'Ana']);
  });

  it.each([
    ['another button is pressed', (row: HTMLElement) => fireEvent(row, pressOf(2))],
    [
      'the window loses the pointer',
      (row: HTMLElement) => {
        fireEvent(row, pressOf(0));
        fireEvent.blur(window);
      },
    ],
  ])('waits no longer than for a resting pointer when %s', (_what, press) => {
    const { shown, sort, later, row } = setUp('Ana', 'Ben');
    press(row('Ben'));
    sort('Ben', 'Ana');
    later(LONGEST_HOLD_MS);
    expect(shown()).toEqual(['Ben', 'Ana']);
  });

  it('still waits after a mouse is released over it, for the next press', () => {
    const { shown, sort, later, row } = setUp('Ana', 'Ben');
    fireEvent.pointerDown(row('Ben'));
    const up = Object.assign(new Event('pointerup', { bubbles: true }), { pointerType: 'mouse' });
    act(() => void row('Ben').dispatchEvent(up));
    sort('Ben', 'Ana');
    later(LONGEST_HOLD_MS - 1);
    expect(shown()).toEqual(['Ana', 'Ben']);
    later(1);
    expect(shown()).toEqual(['Ben', 'Ana']);
  });

  it('keeps the place of a removed row, so that no other row moves under the pointer', () => {
    const { shown, sort, later, row } = setUp('Ana', 'Ben', 'Cleo');
    fireEvent.pointerMove(row('Ben'));
    sort('Ben', 'Cleo');
    expect(shown()).toEqual(['Ana', 'Ben', 'Cleo']);
    later(LONGEST_HOLD_MS - 1);
    fireEvent.pointerMove(row('Ben'));
    later(1);
    expect(shown()).toEqual(['Ben', 'Cleo']);
  });

  it('shows no removed rows once nothing is left', () => {
    const { sort, row } = setUp('Ana');
    fireEvent.pointerMove(row('Ana'));
    sort();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('is sorted again once pointer and focus rest', () => {
    const { shown, sort, later, row } = setUp('Ana', 'Ben');
    fireEvent.pointerMove(row('Ben'));
    sort('Ben', 'Ana');
    later(LONGEST_HOLD_MS);
    expect(shown()).toEqual(['Ben', 'Ana']);
  });

  it('keeps its order while the pointer moves from row to row', () => {
    const { shown, sort, later, row } = setUp('Ana', 'Ben');
    fireEvent.pointerMove(row('Ben'));
    sort('Ben', 'Ana');
    later(LONGEST_HOLD_MS - 1);
    fireEvent.pointerMove(row('Ana'));
    later(LONGEST_HOLD_MS - 1);
    expect(shown()).toEqual(['Ana', 'Ben']);
  });
});
