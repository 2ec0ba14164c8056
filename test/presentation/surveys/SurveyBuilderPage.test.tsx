import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SurveyBuilderPage } from '@/presentation/surveys/SurveyBuilderPage';
import { SurveyPreviewStore } from '@/presentation/surveys/SurveyPreviewStore';
import type { SurveyStores } from '@/presentation/surveys/SurveyStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';
import { surveyTools } from '#test/support/builders/surveys/surveyTools';

describe('the page of a survey', () => {
  beforeAll(() => loadTestTexts('surveys', 'forms', 'tables', 'bulk'));

  const titles: (readonly [string, string])[] = [];

  const asked = aPage(
    aQuestion('student', 'yesNo', { text: 'Are you a student?' }),
    aQuestion('where', 'shortText', {
      text: 'Where do you study?',
      shownWhen: { match: 'all', comparisons: [{ question: 'student', operator: 'is', value: true }] },
    }),
    anEnding,
  );

  async function show(pages = asked) {
    const tools = surveyTools();
    tools.gateway.edit('check-in', { pages });
    const stores = {
      builder: (id: string) => tools.builder(id),
      preview: pages => new SurveyPreviewStore(pages),
    } as Partial<SurveyStores> as SurveyStores;
    render(
      <MemoryRouter>
        <SurveyBuilderPage
          id="check-in"
          stores={stores}
          showsOrganisations={false}
          onTitle={(...known) => titles.push(known)}
          onDeleted={() => undefined}
        />
      </MemoryRouter>,
    );
    for (let turn = 0; turn < 6; turn += 1) await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
    return tools;
  }
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const press = (name: string | RegExp, within_ = within(document.body)): void =>
    void fireEvent.click(within_.getByRole('button', { name }));

  it('passes its title to its tab', async () => {
    await show();
    const input = screen.getByLabelText('Title');
    const before = titles.at(-1);
    fireEvent.change(input, { target: { value: 'Monthly check-in' } });
    expect([before?.[0], titles.at(-1)]).toEqual(['check-in', ['check-in', 'Monthly check-in']]);
  });

  it('shows a condition as a sentence, and the preview follows it', async () => {
    await show();
    press(/Where do you study\?/, region('Outline'));
    expect(screen.getByText('This question is shown when 1 Are you a student? is Yes.')).toBeVisible();
    const preview = region('Preview');
    fireEvent.click(preview.getByLabelText('No'));
    press('Continue', preview);
    expect(preview.getByRole('heading', { level: 3 })).toHaveTextContent('Thank you.');
    press('Start again', preview);
    fireEvent.click(preview.getByLabelText('Yes'));
    press('Continue', preview);
    expect(preview.getByRole('heading', { level: 3 })).toHaveTextContent('Where do you study?');
  });

  it('moves a question by keyboard, removes it and restores it', async () => {
    await show();
    const outline = region('Outline');
    const first = () => outline.getAllByRole('listitem')[0];
    fireEvent.keyDown(outline.getByRole('button', { name: /Are you a student/ }), { key: 'ArrowDown', altKey: true });
    expect(first()).toHaveTextContent('Where do you study?');
    expect(region('Checks').getByText('Question 1: its condition compares a later question.')).toBeVisible();
    press('Publish version 1');
    expect(screen.getByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('1 problem to fix before publishing');
    press('Undo');
    fireEvent.keyDown(outline.getByRole('button', { name: /Where do you study/ }), { key: 'Delete' });
    expect(outline.queryByText('Where do you study?')).toBeNull();
    press('Undo');
    expect(outline.getByText('Where do you study?')).toBeVisible();
  });

  it.each([
    ['number', 'How many hours do you sleep?'],
    ['scale', 'How well do you sleep?'],
    ['date', 'When did you sleep well?'],
  ] as const)('does not compare a %s with an empty value', async (kind, text) => {
    const { gateway } = await show(
      aPage(aQuestion('first', kind, { text }), aQuestion('why', 'shortText', { text: 'Why?' }), anEnding),
    );
    press(/Why\?/, region('Outline'));
    press('Add condition');
    expect(screen.getByText(`This question is shown when 1 ${text} is ….`)).toBeVisible();
    expect(
      region('Checks').getByText('Question 2: its condition doesn’t fit the question that it compares.'),
    ).toBeVisible();
    press('Publish version 1');
    expect(gateway.changes).toEqual([]);
  });

  it('publishes a survey without problems', async () => {
    const { gateway } = await show();
    expect(region('Checks').getByText('All checks passed')).toBeVisible();
    press('Publish version 1');
    expect(await screen.findByText('Published. Patients who begin now get this version.')).toBeVisible();
    expect(gateway.changes).toEqual(['publish check-in']);
  });
});
