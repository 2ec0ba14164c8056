import { render, screen, waitFor, within } from '@testing-library/react';
import { AssessmentsSection } from '@/presentation/patients/record/AssessmentsSection';
import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';
import { settled } from '#test/support/settled';
import { acts } from '../failing/acts';

beforeAll(() => loadTestTexts('patientRecord', 'patientTimeline', 'forms'));

async function show(unreadable = 0, ...others: readonly RiskAssessment[]) {
  const tools = historyTools();
  tools.assessments.unreadable = unreadable;
  const received: string[] = [];
  for (const one of [anAssessment(), ...others]) tools.assessments.put(one);
  await settled(() =>
    render(
      <AssessmentsSection
        stores={tools.record}
        name="Ana Lima"
        onlyReads={false}
        onChanged={() => received.push('changed')}
      />,
    ),
  );
  return { ...tools, received };
}

async function addImminent(): Promise<void> {
  await acts.pressFirst('Add risk assessment');
  await acts.choose('Level of risk', 'Imminent');
  await acts.answerRisk();
  await acts.type('Summary', 'Has a plan and the means.');
  await acts.type('Plan', 'Stays with her sister.');
  await acts.press('Save assessment');
}

const cards = () =>
  within(screen.getByRole('region', { name: 'Risk assessments', hidden: true })).getAllByRole('article', {
    hidden: true,
  });

describe('the risk assessments of a patient', () => {
  it('say that one could not be read, and may be open', async () => {
    await show(1);
    expect(screen.getByRole('alert')).toHaveTextContent(
      '1 risk assessment couldn’t be read and isn’t shown. It may be open. We’ve reported it.',
    );
  });

  it('show the level of one whose date could not be read', async () => {
    const assessed = { at: null, by: null };
    await show(0, anAssessment({ riskAssessmentId: 'ra-2', level: 'imminent', assessed, changed: assessed }));
    expect(cards()[0]).toHaveTextContent(
      /Imminent.*Assessed by name couldn’t be read, date couldn’t be read · Last changed by name couldn’t be read/,
    );
    expect(screen.getByRole('button', { name: 'Edit the risk assessment of unknown date' })).toBeInTheDocument();
  });

  it.each(['addToHistory', 'add'] as const)(
    'show a saved one immediately, even when the answer was lost: %s',
    async call => {
      const { assessments, received } = await show();
      assessments.planned.failNext(call, { kind: 'unreachable' }, { butDone: true });
      await addImminent();
      await waitFor(() => expect(cards()).toHaveLength(2));
      expect(cards()[0]).toHaveTextContent('Imminent');
      expect([received, screen.getByRole('dialog')]).toEqual([['changed'], expect.anything()]);
    },
  );

  it.each(['Delete risk assessment', 'Save assessment'])('keep the focus on “%s” when it has failed', async pressed => {
    const stop = dropFocusOfDisabled(document);
    const { assessments } = await show();
    assessments.planned.failNext(pressed === 'Save assessment' ? 'add' : 'remove', { kind: 'refused' });
    if (pressed === 'Save assessment') await addImminent();
    else {
      await acts.press(/^Delete the risk assessment/);
      await acts.press(pressed);
    }
    expect(await screen.findByRole('button', { name: pressed })).toHaveFocus();
    stop();
  });

  it('show when each is to be reviewed, or that no day is set', async () => {
    const later = { at: Date.UTC(2026, 10, 5), by: { userId: 'u-ben', name: 'Ben Okoro' } };
    await show(0, anAssessment({ riskAssessmentId: 'ra-2', reviewOn: null, assessed: later }));
    const [undated, dated] = cards();
    expect(dated).toHaveTextContent('Review on 1 December 2026');
    expect(undated).toHaveTextContent('No review set');
  });

  it('mark each missing answer at its field, and focus the first', async () => {
    const { assessments } = await show();
    await acts.pressFirst('Add risk assessment');
    await acts.type('Summary', 'No thoughts of harm.');
    await acts.press('Save assessment');
    expect(screen.getByRole('radiogroup', { name: 'Level of risk' })).toHaveAccessibleDescription(
      'Choose the level of risk.',
    );
    expect(screen.getAllByText('Choose an answer, or “Not asked”.')).toHaveLength(5);
    expect(screen.getByText('Not saved. Complete what is marked above.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Low' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Summary' })).toBeValid();
    expect(assessments.planned.countOf('add')).toBe(0);
  });

  it('show both versions of one that a colleague changed before it is deleted', async () => {
    const { assessments } = await show();
    await acts.press(/^Delete the risk assessment/);
    assessments.put(anAssessment({ level: 'imminent', plan: 'Stays with her sister.' }));
    await acts.press('Delete risk assessment');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent(/^A colleague changed it, so it wasn’t deleted\./);
    const shown = dialog.getAllByRole('article').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      expect.stringContaining('Weekly calls.'),
      expect.stringContaining('Stays with her sister.'),
    ]);
    expect(assessments.all()).toHaveLength(1);
  });

  it('report a deletion', async () => {
    const { received } = await show();
    await acts.press(/^Delete the risk assessment/);
    await acts.press('Delete risk assessment');
    expect(await screen.findByText(/No risk has been assessed/)).toBeInTheDocument();
    expect(received).toEqual(['changed']);
  });
});
