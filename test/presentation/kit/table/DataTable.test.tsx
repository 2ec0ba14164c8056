import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from '@/presentation/kit/table/DataTable';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { numberedTable, type NumberedRow } from '#test/support/builders/kit/numberedRows';
import { withSizes } from '#test/support/builders/kit/withSizes';

withSizes();
beforeAll(() => loadTestTexts('tables'));

type Table = ReturnType<typeof numberedTable>;

async function show(table: Table) {
  const opened: string[] = [];
  const stop = table.store.start();
  render(
    <>
      <DataTable
        label="Numbered rows"
        store={table.store}
        columns={[
          { id: 'name', title: 'Name', width: '1fr', render: ({ id }: NumberedRow) => id },
          { id: 'note', title: 'Note', width: '1fr', render: ({ note }: NumberedRow) => note },
        ]}
        nameOf={({ id }) => id}
        whyOf={failure => (failure === 'noAnswer' ? 'No answer came.' : 'Not allowed.')}
        onOpen={({ id }) => opened.push(id)}
        empty={<p>There are no rows.</p>}
        acts={<button>Act</button>}
        selectsAll
      />
    </>,
  );
  await act(async () => undefined);
  return { opened, stop, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name} `) });
const selected = () => screen.queryAllByRole('row', { selected: true }).map(one => one.getAttribute('aria-rowindex'));

describe('DataTable', () => {
  it('has a name, column and row headings, and the number of all rows', async () => {
    await show(numberedTable(7));
    const table = screen.getByRole('grid', { name: 'Numbered rows' });
    expect(table.tagName).toBe('TABLE');
    expect(table).toHaveAttribute('aria-rowcount', '8');
    expect(within(table).getByRole('rowheader', { name: 'row-1' })).toBeVisible();
    expect(within(table).getByRole('columnheader', { name: 'Note' })).toBeVisible();
  });

  it('renders only the visible ones of 5,000 rows', async () => {
    const table = numberedTable(5_000, 5_000);
    await show(table);
    expect(table.store.rows).toHaveLength(5_000);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('loads further pages until the window is full, and no more', async () => {
    const table = numberedTable(1_000, 20);
    await show(table);
    await act(async () => undefined);
    expect(table.store.rows.length).toBeLessThan(200);
    expect(screen.getByText(/^Showing [\d,]+ of 1,000$/)).toBeVisible();
  });

  it('is one tab stop, and the arrow keys move between rows', async () => {
    const { user } = await show(numberedTable(9, 9));
    act(() => row('row-1').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(row('row-2')).toHaveFocus();
    await user.keyboard('{End}');
    expect(row('row-9')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(row('row-1')).toHaveFocus();
    const stops = screen.getAllByRole('row').filter(one => one.getAttribute('tabindex') === '0');
    expect(stops).toEqual([row('row-1')]);
  });

  it('selects with Space and Shift, and opens with Enter', async () => {
    const { user, opened } = await show(numberedTable(9, 9));
    act(() => row('row-2').focus());
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['3', '4', '5']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['3', '4']);
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['row-3']);
  });

  it('selects a range with the mouse, and continues it by keyboard', async () => {
    const { user } = await show(numberedTable(9, 9));
    await user.click(screen.getByRole('checkbox', { name: 'Select row-2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select row-4' }));
    await user.keyboard('{/Shift}{ArrowDown}');
    expect(selected()).toEqual(['3', '4', '5']);
    expect(row('row-5')).toHaveFocus();
  });

  it('says whether the loaded rows or all matches are selected', async () => {
    const table = numberedTable(5_214, 50);
    const { user } = await show(table);
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are loaded' }));
    expect(screen.getByText(/^\d+ selected$/, { selector: 'strong' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 5,214' }));
    expect(screen.getByText('All 5,214 selected', { selector: 'strong' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select row-2' }));
    expect(screen.getByText('5,213 of all 5,214 selected', { selector: 'strong' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  });

  it('says below the rows how many there are, and when they were updated', async () => {
    await show(numberedTable(7));
    const grid = screen.getByRole('grid');
    const count = screen.getByText('7 in all');
    expect(grid.compareDocumentPosition(count)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
  });

  it('says that it is empty only when that is known', async () => {
    await show(numberedTable(0));
    expect(screen.getByText('There are no rows.')).toBeVisible();
  });

  it('says why it could not be loaded, and loads it on request', async () => {
    const table = numberedTable(4);
    table.server.failures.push('noAnswer');
    const { user } = await show(table);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the list. No answer came.');
    expect(screen.queryByText('There are no rows.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(row('row-1')).toBeVisible();
  });

  it('says that a further page could not be loaded, and loads it on request', async () => {
    const table = numberedTable(6);
    await table.store.reload();
    table.server.failures.push('noAnswer');
    const { user } = await show(table);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t load the rest of the list. No answer came./);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('6 in all')).toBeVisible();
    expect(table.server.calls).toBe(3);
  });

  it('says how many rows could not be read, loads on past them, and does not claim to select them', async () => {
    const table = numberedTable(7);
    table.server.cannotRead = number => number <= 4;
    const { user } = await show(table);
    await act(async () => undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('4 entries couldn’t be read and are missing here.');
    expect(row('row-5')).toBeVisible();
    act(() => table.store.selectAll());
    expect(screen.getByText('All 3 that could be read are selected', { selector: 'strong' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select row-5' }));
    expect(screen.getByText('2 of the 3 that could be read are selected', { selector: 'strong' })).toBeVisible();
  });

  it('is not blank when no row can be read', async () => {
    const table = numberedTable(7);
    table.server.cannotRead = () => true;
    await show(table);
    await act(async () => undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('7 entries couldn’t be read and are missing here.');
    expect(screen.queryByText('There are no rows.')).toBeNull();
  });

  it('keeps old rows with their time, and loads them again when the connection is back', async () => {
    const table = numberedTable(3);
    const { user } = await show(table);
    table.server.failures.push('noAnswer');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/Couldn’t refresh the list. It is from \d\d:\d\d. No answer/);
    expect(row('row-1')).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
