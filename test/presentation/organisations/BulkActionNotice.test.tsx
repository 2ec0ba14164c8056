import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { BulkStatus } from '@/application/kernel/bulk/BulkStatus';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkActionNotice } from '@/presentation/organisations/BulkActionNotice';
import { bulkPage } from '#test/support/builders/kernel/bulkPage';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('organisations'));

const run = { id: 'r-1', kind: 'off', subject: '<b>North</b>', subjectId: 'org-42', startedAt: 1, rows: [] };

async function open(path: string, status?: BulkStatus) {
  const { runner, vault } = bulkPage();
  vault.isUnavailable = true;
  render(
    <MemoryRouter initialEntries={[path]}>
      <BulkActionNotice make={() => new BulkNoticeStore(runner)} />
    </MemoryRouter>,
  );
  await settled(() => undefined);
  await settled(() => (status === undefined ? undefined : runner.status.write(status)));
}

describe('the notice of a bulk action', () => {
  it('leads from any page of administration to where it goes on', async () => {
    await open('/admin/organisations', { kind: 'run', run, activity: 'interrupted' });
    expect(screen.getByRole('status')).toHaveTextContent('A bulk action for <b>North</b> isn’t finished.');
    expect(screen.getByRole('link', { name: 'Show bulk action' })).toHaveAttribute(
      'href',
      '/admin/organisations/org-42/access?show=many',
    );
  });

  it('is silent on the page that shows it', async () => {
    await open('/admin/organisations/org-42/access?show=many', { kind: 'run', run, activity: 'paused' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('names no page where none is known', async () => {
    await open('/admin/organisations', { kind: 'unreadable' });
    expect(screen.getByText(/Couldn’t read a bulk action saved on this device\..*Many new codes…/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says nothing as long as nothing is known', async () => {
    await open('/admin/organisations');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
