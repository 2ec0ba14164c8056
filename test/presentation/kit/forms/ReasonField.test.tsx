import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReasonField } from '@/presentation/kit/forms/ReasonField';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('forms'));

function Entered({ isMissing = false }: { readonly isMissing?: boolean }) {
  const [reason, setReason] = useState('');
  return (
    <>
      <p id="effect">New people cannot join.</p>
      <ReasonField value={reason} isMissing={isMissing} onWrite={setReason} describedBy="effect" />
    </>
  );
}

describe('ReasonField', () => {
  it('is limited to the maximum length, and says where the reason is kept', async () => {
    render(<Entered />);
    const field = screen.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(600));
    expect(field).toHaveValue('x'.repeat(500));
    expect(field).toHaveAccessibleDescription('New people cannot join. Kept in the history.');
    expect(field).toBeRequired();
  });

  it('says that a reason is missing', () => {
    render(<Entered isMissing />);
    const field = screen.getByRole('textbox', { name: 'Reason' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('New people cannot join. Kept in the history. Enter a reason.');
  });
});
