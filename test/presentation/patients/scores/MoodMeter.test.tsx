import { render, screen, within } from '@testing-library/react';
import { LoadScores } from '@/application/patients/scores/LoadScores';
import { MoodMeter } from '@/presentation/patients/scores/MoodMeter';
import { ScoresStore } from '@/presentation/patients/scores/ScoresStore';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

async function show(failing = false, unreadable = 0): Promise<FakePatientGateway> {
  const gateway = new FakePatientGateway(aPatient());
  const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
  gateway.unreadable = unreadable;
  gateway.series = {
    mood: [{ momentId: 'm-9', at: at('2026-04-01'), mood: 3 }],
    phq9: [
      { momentId: 'm-1', at: at('2026-03-01'), items: [2, 2, 2, 2, 2, 2, 2, 2, 2] },
      { momentId: 'm-2', at: at('2026-03-15'), items: [1, null, 1, 1, 1, 1, 1, 1, null] },
    ],
    gad7: [],
    cgi: [],
  };
  if (failing) gateway.planned.failNext('graph', { kind: 'unreachable' });
  const clock = new ManualClock(at('2026-04-10'));
  const store = new ScoresStore(aPatient().id, 'Europe/London', {
    loadScores: new LoadScores(gateway),
    clock,
  });
  await store.load();
  render(<MoodMeter store={store} />);
  return gateway;
}

describe('MoodMeter', () => {
  beforeAll(() => loadTestTexts('patientScores'));

  it('has a table next to each chart, with severity in words and unknown totals as unknown', async () => {
    await show();
    const rows = within(screen.getByRole('table', { name: /PHQ-9/ }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringContaining('Total unknown'),
      expect.stringContaining('18Moderately severe'),
    ]);
    expect(screen.getAllByRole('img').map(chart => chart.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('2 questionnaires, 1 of them without a total'),
      expect.stringContaining('1 readings'),
    ]);
  });

  it('says that the last item of the latest PHQ-9 was not answered, and does not call it zero', async () => {
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('was not answered. That is not “Not at all”.');
  });

  it('announces each answer and each missing one', async () => {
    await show();
    const [latest] = within(screen.getByRole('table', { name: /PHQ-9/ })).getAllByRole('list', { hidden: true });
    expect(latest).toHaveTextContent('Feeling down, depressed, or hopeless not answered');
  });

  it('names the source of the bands, and says none only when that is known', async () => {
    await show();
    expect(screen.getByText(/Kroenke, Spitzer and Williams 2001/)).toBeInTheDocument();
    expect(screen.getByText('The patient filled in no GAD-7 in this time.')).toBeInTheDocument();
  });

  it('says that a result could not be read, and claims neither a trend nor a missing questionnaire', async () => {
    await show(false, 1);
    expect(screen.getByRole('alert')).toHaveTextContent('1 result in this time couldn’t be read.');
    expect(screen.getByText('None among the results we could read.')).toBeInTheDocument();
    expect(screen.queryByText('The patient filled in no GAD-7 in this time.')).toBeNull();
  });

  it('shows neither a chart nor “none” when nothing could be loaded', async () => {
    await show(true);
    expect(screen.getByRole('alert')).toHaveTextContent('Mood and scores are unknown');
    expect(screen.queryByText(/filled in no/)).toBeNull();
  });
});
