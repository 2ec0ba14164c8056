import { fireEvent, render, screen } from '@testing-library/react';
import { SharingSection } from '@/presentation/patients/record/SharingSection';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { eventually } from '#test/support/eventually';

async function setUp() {
  const tools = historyTools();
  const store = tools.record.sharing();
  store.start();
  await eventually(() => expect(store.colleagues.status).toBe('known'));
  return { ...tools, store };
}

describe('SharingStore', () => {
  it('shares with the chosen colleague, and says when they had access already', async () => {
    const { store, patients } = await setUp();
    for (const isNew of [true, false]) {
      store.choose('t-cleo');
      await store.share();
      expect([store.done, [...patients.sharedWith]]).toEqual([{ name: 'Cleo Park', isNew }, ['t-cleo']]);
    }
  });

  it('shares nothing while no therapist is chosen', async () => {
    const { store, patients } = await setUp();
    await store.share();
    expect(patients.sharedWith.size).toBe(0);
  });

  it('keeps the choice when it fails', async () => {
    const { store, patients } = await setUp();
    store.choose('t-cleo');
    patients.planned.failNext('shareData', { kind: 'notAllowed' });
    await store.share();
    expect([store.chosen, store.failure, store.done]).toEqual(['t-cleo', { kind: 'notAllowed' }, undefined]);
  });
});

describe('SharingSection', () => {
  beforeAll(() => loadTestTexts('patientRecord'));

  it.each([
    [[{ therapistId: 't-cleo', name: 'Cleo Park', email: 'cleo@example.org' }], 1],
    [[], 2],
  ])('says that colleagues could not be read, and never that there are none', async (colleagues, unreadable) => {
    const { patients, record } = historyTools();
    Object.assign(patients, { colleagues, unreadableColleagues: unreadable });
    render(<SharingSection open={() => record.sharing()} name="Ana Lima" />);
    expect(
      await screen.findByText(
        unreadable === 1
          ? '1 colleague couldn’t be read and isn’t listed. We’ve reported it.'
          : '2 colleagues couldn’t be read and aren’t listed. We’ve reported them.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/nobody/)).toBeNull();
    expect(screen.queryAllByRole('combobox')).toHaveLength(colleagues.length);
  });

  it('says whether the colleague has access now or had it already', async () => {
    const { record } = historyTools();
    render(<SharingSection open={() => record.sharing()} name="Ana Lima" />);
    for (const words of ['Cleo Park can now read the data.', 'Cleo Park could already read the data.']) {
      fireEvent.change(await screen.findByRole('combobox'), { target: { value: 't-cleo' } });
      fireEvent.click(screen.getByRole('button', { name: 'Share data' }));
      expect(await screen.findByText(words)).toBeInTheDocument();
    }
  });
});
