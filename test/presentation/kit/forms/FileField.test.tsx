import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from '@/presentation/kit/forms/FileField';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('forms'));

const people = new File(['x'.repeat(2_300)], 'people.csv', { type: 'text/csv' });

describe('FileField', () => {
  it('returns the file, and shows its name and size', async () => {
    const onChoose = jest.fn();
    const { container } = render(<FileField label="List" hint="Up to 1 MB." kind="csv" onChoose={onChoose} />);
    expect(container).toHaveTextContent('Drop a CSV file here, orchoose a file');
    expect(screen.getByLabelText('List')).toHaveAccessibleDescription('Up to 1 MB.');
    await userEvent.upload(screen.getByLabelText('List'), people);
    expect(onChoose.mock.calls).toEqual([[people]]);
    expect(screen.getByText('people.csv, 2 kB')).toBeInTheDocument();
  });

  it('accepts the same file again', async () => {
    const onChoose = jest.fn();
    render(<FileField label="List" kind="csv" onChoose={onChoose} />);
    await userEvent.upload(screen.getByLabelText('List'), people);
    expect(screen.getByLabelText('List')).toHaveValue('');
  });

  it('shows no name when the file is shown elsewhere', async () => {
    render(<FileField label="List" kind="any" isShownElsewhere onChoose={() => undefined} />);
    await userEvent.upload(screen.getByLabelText('List'), people);
    expect(screen.queryByText(/people/)).toBeNull();
  });
});
