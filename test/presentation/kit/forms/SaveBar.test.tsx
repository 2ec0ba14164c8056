import { render, screen } from '@testing-library/react';
import { SaveBar } from '@/presentation/kit/forms/SaveBar';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('forms'));

const bar = (isDecided: boolean, isUnanswered: boolean) => (
  <SaveBar
    save="Save hours"
    isDecided={isDecided}
    isUnanswered={isUnanswered}
    isBusy={false}
    isReady
    onCancel={undefined}
  />
);

describe('SaveBar', () => {
  it('does not call a change unsaved when its save is unconfirmed', () => {
    const { rerender } = render(bar(true, false));
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    rerender(bar(true, true));
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(screen.getByText('We don’t know whether this was saved')).toBeVisible();
    rerender(bar(false, true));
    expect(screen.getByText('Choose a version for each marked field first.')).toBeVisible();
  });
});
