import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { BulkStatus } from '@/application/kernel/bulk/BulkStatus';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkActionNotices } from '@/presentation/app/routes/BulkActionNotices';
import type { AdministrationStores } from '@/presentation/app/AdministrationStores';
import { bulkPage } from '#test/support/builders/kernel/bulkPage';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('organisations'));

const run = { id: 'r-1', kind: 'off', subject: '<b>North</b>', subjectId: 'org-42', startedAt: 1, rows: [] };

type Area = 'codes' | 'users' | 'surveys';

async function open(path: string, status?: BulkStatus, area: Area = 'codes') {
  const [codes, users, surveys] = [bulkPage(), bulkPage(), bulkPage()];
  for (const { vault } of [codes, users, surveys]) vault.isUnavailable = true;
  const noticeOf = ({ runner }: typeof codes) => ({ bulk: { notice: () => new BulkNoticeStore(runner) } });
  const stores = {
    ...{ accessCodes: noticeOf(codes), users: noticeOf(users) },
    surveys: { notice: () => new BulkNoticeStore(surveys.runner) },
  } as unknown as AdministrationStores;
  render(
    <MemoryRouter initialEntries={[path]}>
      <BulkActionNotices stores={stores} />
    </MemoryRouter>,
  );
  const { runner } = { codes, users, surveys }[area];
  await settled(() => undefined);
  await settled(() => (status === undefined ? undefined : runner.status.write(status)));
}

const notices = () =>
  screen
    .getAllByRole('status')
    .map(notice => notice.textContent)
    .join('');

describe('the notice of a bulk action', () => {
  it('links from any administration page to the page where it continues', async () => {
    await open('/admin/organisations', { kind: 'run', run, activity: 'interrupted' });
    expect(notices()).toContain('A bulk action for <b>North</b> isn’t finished.');
    expect(screen.getByRole('link', { name: 'Show bulk action' })).toHaveAttribute(
      'href',
      '/admin/organisations/org-42/access?show=many',
    );
  });

  it('is silent on the page that shows it', async () => {
    await open('/admin/organisations/org-42/access?show=many', { kind: 'run', run, activity: 'paused' });
    expect(notices()).toBe('');
  });

  it('links to the organisations of a survey, and is silent there', async () => {
    const about: BulkStatus = { kind: 'run', run: { ...run, subjectId: 's-1' }, activity: 'paused' };
    const href = '/admin/tools/survey?survey=s-1&view=organisations';
    await open('/admin/organisations', about, 'surveys');
    expect(screen.getByRole('link', { name: 'Show bulk action' })).toHaveAttribute('href', href);
    cleanup();
    await open(href, about, 'surveys');
    expect(notices()).toBe('');
  });

  it('links to no page when the action cannot be read', async () => {
    await open('/admin/organisations', { kind: 'unreadable' });
    expect(screen.getByText(/Couldn’t read a bulk action saved on this device\..*Create codes in bulk/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows nothing until the state is known', async () => {
    await open('/admin/organisations');
    expect(notices()).toBe('');
  });

  it.each([
    ['promoteAnalyst', '/admin/promote-users-analyst'],
    ['endAnalyst', '/admin/downgrade-users-analyst'],
    ['therapists', '/admin/promote-users'],
    ['review', '/admin/users?view=review'],
  ])('links to the page of %s, and is silent there', async (subjectId, href) => {
    const about: BulkStatus = { kind: 'run', run: { ...run, subject: 'new analysts', subjectId }, activity: 'paused' };
    await open('/admin/organisations', about, 'users');
    expect(screen.getByRole('link', { name: 'Show bulk action' })).toHaveAttribute('href', href);
    cleanup();
    await open(href, about, 'users');
    expect(notices()).toBe('');
  });
});
