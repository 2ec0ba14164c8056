import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedChoice } from '@/presentation/kit/forms/SegmentedChoice';

const LEVELS = [
  ['low', 'Low'],
  ['high', 'High'],
] as const;

function Level({ chosen }: { readonly chosen: (level: string) => void }) {
  const [level, setLevel] = useState<'low' | 'high' | null>(null);
  return (
    <SegmentedChoice
      autoFocus
      label="Level"
      value={level}
      choices={LEVELS}
      onChoose={one => {
        chosen(one);
        setLevel(one);
      }}
    />
  );
}

describe('SegmentedChoice', () => {
  it('has no choice preset, even when it gets the focus', () => {
    const chosen = jest.fn();
    render(<Level chosen={chosen} />);
    expect(screen.getByRole('radiogroup', { name: 'Level' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Low' })).toHaveFocus();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('returns the value that is pressed', async () => {
    const chosen = jest.fn();
    render(<Level chosen={chosen} />);
    await userEvent.click(screen.getByText('High'));
    expect(chosen.mock.calls).toEqual([['high']]);
    expect(screen.getByRole('radio', { name: 'High' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Low' })).not.toBeChecked();
  });
});
