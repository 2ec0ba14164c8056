import { fireEvent, screen } from '@testing-library/react';

type Name = string | RegExp;

/** What a person does on a screen, as soon as it can be done. */
export const acts = {
  press: async (name: Name): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name })),
  pressFirst: async (name: Name): Promise<void> => {
    const [first] = await screen.findAllByRole('button', { name });
    if (first) fireEvent.click(first);
  },
  type: async (label: Name, value: string): Promise<void> => void fireEvent.change(await screen.findByLabelText(label), { target: { value } }),
  tick: async (role: 'radio' | 'checkbox', name: Name): Promise<void> => void fireEvent.click(await screen.findByRole(role, { name })),
};
