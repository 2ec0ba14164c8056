import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChecksField, ChoiceField } from '@/presentation/kit/forms/ChoiceField';

const choices = [
  ['tea', 'Tea'],
  ['water', 'Water'],
  ['milk', 'Milk'],
] as const;
type Drink = (typeof choices)[number][0];

describe('a field with one choice', () => {
  it('has no choice preset, and reports the chosen one', async () => {
    const chosen: Drink[] = [];
    render(<ChoiceField label="Drink" value={null} choices={choices} onChoose={drink => chosen.push(drink)} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Water' }));
    expect(chosen).toEqual(['water']);
  });

  it('has its hint and its error between its name and the first choice', () => {
    render(
      <ChoiceField label="Drink" hint="Cold." fault="Choose one." value={null} choices={choices} onChoose={() => {}} />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Drink' });
    expect(group).toHaveAccessibleDescription('Cold. Choose one.');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveTextContent(/^DrinkCold\.Choose one\.Tea/);
  });

  it('disables an unavailable choice', () => {
    render(<ChoiceField label="Drink" value="tea" choices={choices} disabled={['milk']} onChoose={() => {}} />);
    expect(screen.getByRole('radio', { name: 'Milk' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Tea' })).toBeChecked();
  });
});

describe('a field with several choices', () => {
  it('keeps the order of the choices, whichever was chosen first', async () => {
    const chosen: (readonly Drink[])[] = [];
    render(<ChecksField label="Drinks" choices={choices} chosen={['milk']} onChoose={drinks => chosen.push(drinks)} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tea' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
    expect(chosen).toEqual([['tea', 'milk'], []]);
    expect(screen.getByRole('group', { name: 'Drinks' })).toBeVisible();
  });
});
