import { windowTitle } from '@/presentation/app/tabs/windowTitle';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('app'));

describe('windowTitle', () => {
  it.each([
    ['/admin/organisations/org-1', 'North Board'],
    ['/admin/organisations/org-1/details?x=1', 'Details · North Board'],
    ['/admin/organisations/org-1/app-settings', 'App settings · North Board'],
    ['/admin/organisations/org-1/gothrive-client-links', 'Client links · North Board'],
    ['/admin/organisations/org-1/access?show=new', 'Access codes · North Board'],
    ['/admin/organisations/org-1/children#top', 'Sub-organisations · North Board'],
    ['/admin/organisations/org-1/unknown', 'North Board'],
  ])('of %s is %s', (url, text) => {
    expect(windowTitle('Organisation', { kind: 'organisation', name: 'North Board' }, url)).toBe(text);
  });

  it('is the title of a survey, and never contains a person’s name', () => {
    expect(windowTitle('Survey', { kind: 'survey', name: 'Check-in' }, '/admin/tools/survey?survey=s-1')).toBe(
      'Check-in',
    );
    for (const kind of ['patient', 'user'] as const)
      expect(windowTitle('Page', { kind, name: 'Ana Lima' }, '/x')).toBe('Page');
    expect(windowTitle('Page', undefined, '/x')).toBe('Page');
  });
});
