import { render, screen, within } from '@testing-library/react';
import { RecordSection } from '@/presentation/patients/record/RecordSection';
import type { RecordFieldName } from '@/domain/patients/record/PatientRecord';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settled } from '#test/support/settled';
import { acts } from '../failing/acts';

beforeAll(() => loadTestTexts('patientRecord', 'patientTimeline', 'forms'));

const unread = 'Couldn’t read this part of the record.';

async function show(...fields: readonly RecordFieldName[]) {
  const tools = historyTools();
  tools.records.colleagueWrites({ allergies: 'Penicillin', safetyPlan: 'Calls her sister' });
  for (const field of fields) tools.records.unread.add(field);
  await settled(() => render(<RecordSection open={() => tools.record.record()} onlyReads={false} />));
  return tools;
}

const fieldOf = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

describe('a record with an unreadable field', () => {
  it('shows the others, and says that the field is unreadable, not empty', async () => {
    await show('safetyPlan');
    expect(fieldOf('Allergies').getByText('Penicillin')).toBeInTheDocument();
    expect(fieldOf('Safety plan').getByText(unread, { exact: false })).toBeInTheDocument();
    expect(fieldOf('Safety plan').queryByText('Nothing written yet')).toBeNull();
  });

  it('is not called unwritten', async () => {
    const tools = historyTools();
    tools.records.unread.add('safetyPlan');
    await settled(() => render(<RecordSection open={() => tools.record.record()} onlyReads={false} />));
    expect(screen.queryByText('Nothing has been written in this record yet.')).toBeNull();
  });

  it('lets the others be edited, and saves no empty text over that field', async () => {
    const { records } = await show('safetyPlan');
    await acts.press('Edit record');
    expect(screen.queryByRole('textbox', { name: 'Safety plan' })).toBeNull();
    expect(fieldOf('Safety plan').getByText(unread, { exact: false })).toBeInTheDocument();
    await acts.type('Goals', 'Back to work.');
    await acts.press('Save record');
    records.unread.clear();
    expect(records.texts).toMatchObject({ goals: 'Back to work.', safetyPlan: 'Calls her sister' });
  });

  it('shows both versions of a field that a colleague changed, and saves once the user has decided', async () => {
    const { records } = await show();
    await acts.press('Edit record');
    await acts.type('Goals', 'Back to work by spring.');
    records.colleagueWrites({ goals: 'Sleep first.', allergies: 'Nuts' });
    await acts.press('Save record');
    const question = screen.getByRole('group', { name: /Both of you changed this/ });
    expect(question).toHaveTextContent('Sleep first.');
    expect(question).toHaveTextContent('Back to work by spring.');
    expect(screen.getByRole('button', { name: 'Save record' })).toBeDisabled();
    await acts.press('Keep mine: Goals');
    await acts.press('Save record');
    expect(records.texts).toMatchObject({ goals: 'Back to work by spring.', allergies: 'Nuts' });
    expect(fieldOf('Allergies').getByText('Nuts')).toBeInTheDocument();
  });

  it('keeps the entry of a field that has become unreadable, and does not overwrite the field', async () => {
    const { records } = await show();
    await acts.press('Edit record');
    await acts.type('Safety plan', 'Calls me');
    records.colleagueWrites({ safetyPlan: 'Calls her sister and the ward' });
    records.unread.add('safetyPlan');
    await acts.press('Save record');
    expect(screen.getByText(/^Couldn’t read what the record holds here: Safety plan\./)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Safety plan' })).toHaveValue('Calls me');
    records.unread.clear();
    expect(records.texts.safetyPlan).toBe('Calls her sister and the ward');
  });
});
