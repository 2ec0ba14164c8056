import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, DateTimeField, TimeField } from '@/presentation/kit/forms/DateField';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('forms'));

interface EnteredProps {
  readonly first?: string;
  readonly written?: (value: string) => void;
  readonly onSubmit?: () => void;
}

const kinds = { Day: DateField, Time: TimeField, Moment: DateTimeField };

function Entered({ kind, first = '', written, onSubmit }: EnteredProps & { readonly kind: keyof typeof kinds }) {
  const [value, setValue] = useState(first);
  const Kind = kinds[kind];
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <p id="rule">Office hours only.</p>
      <Kind
        label="Start"
        value={value}
        describedBy="rule"
        onWrite={next => {
          written?.(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('2026-12-24')}>
        Christmas Eve
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

function enter(kind: keyof typeof kinds, props: EnteredProps = {}) {
  const written = jest.fn();
  const onSubmit = jest.fn();
  render(<Entered kind={kind} written={written} onSubmit={onSubmit} {...props} />);
  return { written, onSubmit, field: screen.getAllByRole('textbox')[0] as HTMLInputElement };
}

describe('a date field', () => {
  it('returns the day once all of it is typed', async () => {
    const { written, field } = enter('Day');
    await userEvent.type(field, '29/8/202');
    expect(written).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    expect(written.mock.calls).toEqual([['2026-08-29']]);
    await userEvent.tab();
    expect(field).toHaveValue('29/08/2026');
  });

  it('accepts a short year only when the user leaves the field', async () => {
    const { written, field } = enter('Day');
    await userEvent.type(field, '29/8/20');
    expect(written).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '29/8/26');
    await userEvent.tab();
    expect(written.mock.calls).toEqual([['2026-08-29']]);
    expect(field).toHaveValue('29/08/2026');
  });

  it('accepts a short year with Enter, before the form is submitted', async () => {
    const { written, onSubmit, field } = enter('Day');
    await userEvent.type(field, '29/8/26{Enter}');
    expect(written.mock.calls).toEqual([['2026-08-29']]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('says that a day does not exist, and has no value then', async () => {
    const { written, field } = enter('Day', { first: '2026-02-28' });
    await userEvent.clear(field);
    await userEvent.type(field, '31/2/2026');
    expect(field).toBeValid();
    await userEvent.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveValue('31/2/2026');
    expect(field).toHaveAccessibleDescription(
      'Office hours only. This date doesn’t exist. Check the day, the month and the year.',
    );
    expect(written.mock.calls).toEqual([['']]);
  });

  it('does not submit the form with a day that it cannot read', async () => {
    const { onSubmit, field } = enter('Day');
    await userEvent.type(field, 'next week');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Enter the date as day, month and year/);
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows the value it gets, even in place of what was typed', async () => {
    const { field } = enter('Day', { first: '2026-08-29' });
    expect(field).toHaveValue('29/08/2026');
    await userEvent.clear(field);
    await userEvent.type(field, 'nonsense');
    await userEvent.click(screen.getByRole('button', { name: 'Christmas Eve' }));
    expect(field).toHaveValue('24/12/2026');
    expect(field).toBeValid();
  });

  it('returns nothing when nothing was typed', async () => {
    const { written, field } = enter('Day', { first: '2026-08-29' });
    await userEvent.click(field);
    await userEvent.tab();
    expect(written).not.toHaveBeenCalled();
  });
});

describe('the calendar of a date field', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date: Start' }));
    return screen.findByRole('grid');
  };

  it('begins the week on Monday', async () => {
    enter('Day', { first: '2026-08-29' });
    const days = within(await open()).getAllByRole('columnheader', { hidden: true });
    expect(days.map(day => day.textContent).slice(0, 2)).toEqual([
      expect.stringMatching(/^Mo/),
      expect.stringMatching(/^Tu/),
    ]);
  });

  it('returns the pressed day, and moves the focus back to its button', async () => {
    const { written, field } = enter('Day', { first: '2026-08-29' });
    await userEvent.click(within(await open()).getByText('17'));
    expect(written.mock.calls).toEqual([['2026-08-17']]);
    expect(field).toHaveValue('17/08/2026');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(screen.getByRole('button', { name: 'Choose a date: Start' })).toHaveFocus();
  });

  it('chooses no day when the month is changed', async () => {
    const { written } = enter('Day', { first: '2026-08-29' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: /next month/i }));
    expect(written).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('grid')).getByText('17'));
    expect(written.mock.calls).toEqual([['2026-09-17']]);
  });

  it('closes with Escape without closing anything around it', async () => {
    const around = jest.fn();
    render(
      <div onKeyDown={around}>
        <Entered kind="Day" />
      </div>,
    );
    const grid = await open();
    around.mockClear();
    fireEvent.keyDown(grid, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(around).not.toHaveBeenCalled();
  });
});

describe('a time field', () => {
  it('reads times on a 24-hour clock', async () => {
    const { written, field } = enter('Time');
    await userEvent.type(field, '0930');
    await userEvent.tab();
    expect(written.mock.calls).toEqual([['09:30']]);
    expect(field).toHaveValue('09:30');
  });

  it('says that it cannot read a time', async () => {
    const { written, field } = enter('Time', { first: '09:30' });
    await userEvent.clear(field);
    await userEvent.type(field, '25:00');
    await userEvent.tab();
    expect(written.mock.calls).toEqual([['']]);
    expect(field).toHaveAccessibleDescription('Office hours only. Enter the time in 24 hours, such as 09:30 or 15:00.');
  });
});

describe('a date and time field', () => {
  it('has a value once both are entered', async () => {
    const { written } = enter('Moment');
    await userEvent.type(screen.getByRole('textbox', { name: 'Date, Start' }), '1/12/2026');
    await userEvent.tab();
    expect(written).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Time, Start' }), '10:00');
    expect(written.mock.calls).toEqual([['2026-12-01T10:00']]);
  });

  it('has no value when one of them is cleared, and keeps the other', async () => {
    const { written } = enter('Moment', { first: '2026-12-01T10:00' });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Time, Start' }));
    expect(written.mock.calls).toEqual([['']]);
    expect(screen.getByRole('textbox', { name: 'Date, Start' })).toHaveValue('01/12/2026');
  });
});
