import { ShowPageTitle } from '@/application/app/ShowPageTitle';
import { FakeTitleBar } from '#test/support/fakes/app/FakeTitleBar';

describe('ShowPageTitle', () => {
  it('titles the window after the page and the region', () => {
    const titleBar = new FakeTitleBar();
    const show = new ShowPageTitle(titleBar, { base: 'Staff dashboard', projectId: 'uk-staff' });
    show.execute('Home');
    expect(titleBar.title).toBe('Staff dashboard - Home - UK');
    show.execute(undefined);
    expect(titleBar.title).toBe('Staff dashboard - UK');
  });

  it('puts unread messages first', () => {
    const titleBar = new FakeTitleBar();
    new ShowPageTitle(titleBar, { base: 'Staff dashboard', projectId: 'uk-staff' }).execute('Home', 3);
    expect(titleBar.title).toBe('(3) Staff dashboard - Home - UK');
  });
});
