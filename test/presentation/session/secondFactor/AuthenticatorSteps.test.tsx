import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInCard } from '@/presentation/session/signIn/SignInCard';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('session'));

it('shows the same QR code after Back, with an empty field for its code', async () => {
  const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [] };
  const { stores } = testStores('/', {}, { pending });
  await act(async () => {
    render(
      <StoresContext.Provider value={stores}>
        <SignInCard />
      </StoresContext.Provider>,
    );
  });
  const user = userEvent.setup();
  const hasOne = async (): Promise<void> => user.click(await screen.findByRole('button', { name: 'Yes' }));
  await user.type(await screen.findByLabelText('One Time Password'), '222222{Enter}');
  await hasOne();
  const { textContent: secret } = await screen.findByTestId('secret');
  await user.type(screen.getByLabelText('Confirmation code'), '123');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await hasOne();
  expect(await screen.findByTestId('secret')).toHaveTextContent(secret);
  expect(screen.getByLabelText('Confirmation code')).toHaveValue('');
});
