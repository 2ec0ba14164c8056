import { fireEvent, screen, within } from '@testing-library/react';
import { settled } from '#test/support/settled';

type Name = string | RegExp;

/** A user's acts on a screen, as soon as they are possible; each returns once its consequences should be visible. */
export const acts = {
  press: async (name: Name): Promise<void> => click(await screen.findByRole('button', { name })),
  pressFirst: async (name: Name): Promise<void> => {
    const [first] = await screen.findAllByRole('button', { name });
    if (first) await click(first);
  },
  type: async (label: Name, value: string): Promise<void> => {
    const field = await screen.findByLabelText(label);
    await settled(() => void fireEvent.change(field, { target: { value } }));
  },
  /** Types a day and a time such as `2026-12-01T10:00`. */
  typeMoment: async (label: string, moment: string): Promise<void> => {
    const [day = '', time = ''] = moment.split('T');
    await acts.type(`Date, ${label}`, day);
    await acts.type(`Time, ${label}`, time);
  },
  /** Answers the questions of a risk assessment besides its level; none has a default. */
  answerRisk: async (): Promise<void> => {
    await acts.choose('Status', 'Open');
    for (const question of ['Thoughts of suicide', 'Self-harm', 'Harm to others', 'Harm from others', 'Self-neglect'])
      await acts.choose(question, 'None');
  },
  /** Chooses one of a few values that are all in view. */
  choose: async (label: Name, name: Name): Promise<void> => {
    const group = await screen.findByRole('radiogroup', { name: label });
    await click(within(group).getByRole('radio', { name }));
  },
  tick: async (role: 'radio' | 'checkbox', name: Name): Promise<void> => click(await screen.findByRole(role, { name })),
};

function click(element: HTMLElement): Promise<void> {
  return settled(() => {
    element.focus();
    fireEvent.click(element);
  });
}
