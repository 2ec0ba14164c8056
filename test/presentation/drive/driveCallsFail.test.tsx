import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DriveFailure } from '@/application/drive/ports/DriveFailure';
import type { AccountChoiceFailure } from '@/application/drive/ports/DriveIdentity';
import { fail } from '@/domain/kernel/Result';
import { DriveFileActs } from '@/presentation/drive/DriveFileActs';
import { DrivePanel } from '@/presentation/drive/DrivePanel';
import type { DriveStores } from '@/presentation/drive/DriveStores';
import { driveStores } from '#test/support/builders/drive/driveStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';

beforeAll(() => loadTestTexts('drive'));

const page = (): string => document.body.textContent;

const failures: readonly DriveFailure[] = [
  { kind: 'unreachable' },
  { kind: 'sessionEnded' },
  { kind: 'noAccount' },
  { kind: 'badRequest' },
  { kind: 'notAllowed' },
  { kind: 'refused', status: 500 },
];
const permission =
  'Failed to provide permission to Google Drive Folder. Please retry logging into your Google Account.';
/** D2 §8: "Status 400: logged only". */
const said: Readonly<Record<DriveFailure['kind'], string>> = {
  unreachable: 'Couldn’t reach the server. Try again.',
  sessionEnded: 'You’re signed out. Sign in again.',
  noAccount: 'Failed to find Therapist account details.',
  badRequest: '',
  notAllowed: permission,
  refused: permission,
};

function setUp(scopes: readonly string[] = ['patient:download-moments']) {
  const tools = driveStores(scopes);
  return { ...tools, user: userEvent.setup() };
}

type Tools = ReturnType<typeof setUp>;

async function showPanel(tools: Tools): Promise<void> {
  await act(
    async () =>
      void render(<DrivePanel patientId="p-ana" stores={tools.stores} mayChange onRecorded={() => undefined} />),
  );
}

const alerts = (): string =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('|');

describe('the drive panel while no file is being added', () => {
  const showFolded = (stores: DriveStores) =>
    act(
      async () =>
        void render(
          <DrivePanel
            patientId="p-ana"
            stores={stores}
            mayChange
            isOpen={false}
            onRecorded={() => undefined}
            onAttention={() => undefined}
          />,
        ),
    );
  const panel = () => screen.queryByRole('region', { name: 'Files in Google Drive' });

  it('is hidden when nothing is pending', async () => {
    const tools = setUp();
    await showFolded(tools.stores);
    expect(panel()).not.toBeInTheDocument();
  });

  it('is shown when the account can change files although no upload needs that', async () => {
    const tools = setUp();
    tools.account.permission = 'writer';
    await showFolded(tools.stores);
    expect(await screen.findByRole('button', { name: 'Make it a Viewer again' })).toBeVisible();
  });

  it('is shown when the permission of the account is unknown', async () => {
    const tools = setUp();
    tools.account.planned.failNext('account', { kind: 'unreachable' });
    await showFolded(tools.stores);
    expect(panel()).toBeInTheDocument();
  });
});

describe('when a call of the linked account fails', () => {
  it.each(failures)('to read it ($kind), the account is not called none, and can be read again', async failure => {
    const tools = setUp();
    tools.account.planned.failNext('account', failure);
    await showPanel(tools);
    expect(page()).toContain('Couldn’t check whether a Google account is linked.');
    expect([alerts().includes(said[failure.kind]), page().includes('No Google account is linked')]).toEqual([
      true,
      false,
    ]);
    await tools.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Linked: ben@drive.example · Viewer')).toBeInTheDocument();
  });

  it.each(failures)('to unlink it ($kind), it stays linked, and the focus stays on the button', async failure => {
    const stop = dropFocusOfDisabled(document);
    const tools = setUp();
    await showPanel(tools);
    tools.account.planned.failNext('unlink', failure);
    await tools.user.click(screen.getByRole('button', { name: 'Unlink account' }));
    expect(page()).toContain('Linked: ben@drive.example');
    expect([alerts().includes(said[failure.kind]), page().includes('The account is unlinked.')]).toEqual([true, false]);
    expect(screen.getByRole('button', { name: 'Unlink account' })).toHaveFocus();
    stop();
  });

  it.each(failures)('to make it a viewer after linking ($kind), it is not called linked', async failure => {
    const tools = setUp();
    tools.account.email = null;
    await showPanel(tools);
    tools.account.planned.failNext('ensurePermission', failure);
    await tools.user.click(screen.getByRole('button', { name: 'Link a Google account' }));
    expect(page()).toContain('Linked: ben@drive.example · No access to the patients’ folders');
    expect([alerts().includes(said[failure.kind]), page().includes('The account is linked.')]).toEqual([true, false]);
  });

  it.each<readonly [AccountChoiceFailure['kind'] | 'notSaved' | 'takenByColleague', string]>([
    ['cancelled', 'No account was chosen.'],
    ['unreadableCredential', 'Unable to parse response - login to Google Account Failed.'],
    ['fedCm', 'FedCM error - please reset browser permissions.'],
    ['promptNotOpened', 'Failed to open Google One Tap, please reset browser permissions.'],
    ['notSaved', 'Unable to save Google Account details to your Therapist account.'],
    ['takenByColleague', 'A colleague has linked this Google account. Choose another.'],
  ])('to link it (%s), the page says: %s', async (kind, words) => {
    const tools = setUp();
    tools.account.email = null;
    await showPanel(tools);
    if (kind === 'notSaved') tools.account.planned.failNext('link', { kind: 'refused', status: 500 });
    else if (kind === 'takenByColleague') tools.account.taken.add('ben@drive.example');
    else tools.identity.choice = fail({ kind });
    await tools.user.click(screen.getByRole('button', { name: 'Link a Google account' }));
    expect(alerts()).toContain(words);
    expect(page()).toContain('No Google account is linked.');
  });
});

describe('an account that was left a contributor', () => {
  it('is reported, and made a viewer on request', async () => {
    const tools = setUp();
    tools.account.permission = 'writer';
    await showPanel(tools);
    expect(alerts()).toContain('This account can still change files in patients’ folders');
    await tools.user.click(screen.getByRole('button', { name: 'Make it a Viewer again' }));
    expect(await screen.findByText('Linked: ben@drive.example · Viewer')).toBeInTheDocument();
    expect([alerts().includes('can still change'), tools.account.permission]).toEqual([false, 'reader']);
  });
});

describe('when a call of an upload fails', () => {
  const upload = async (tools: Tools): Promise<void> => {
    await showPanel(tools);
    await tools.user.upload(screen.getByLabelText('Upload a file'), new File(['Dear Ana'], 'Letter.pdf'));
  };
  const paused = 'The server didn’t answer. The upload resumes from this step automatically, even after a reload.';
  const ended = 'The upload ended. As far as we know, nothing was recorded.';

  const calls: readonly (readonly [string, (tools: Tools, failure: DriveFailure) => void, string])[] = [
    [
      'the permission to upload',
      ({ account }, failure) => account.planned.failNext('ensurePermission', failure),
      permission,
    ],
    [
      'the patient’s folder',
      ({ moments }, failure) => moments.planned.failNext('folderOf', failure),
      'Couldn’t upload the file.',
    ],
    [
      'the record of the moment',
      ({ moments }, failure) => moments.planned.failNext('record', failure),
      'Error encountered creating moment for patient. Please try again.',
    ],
  ];

  it.each(
    calls.flatMap(([call, plan, words]) =>
      failures.map(failure => [call, failure.kind, failure, plan, words] as const),
    ),
  )('at %s (%s), the page says so, and never that the file is there', async (_call, kind, failure, plan, words) => {
    const tools = setUp();
    plan(tools, failure);
    await upload(tools);
    const expected = {
      unreachable: paused,
      sessionEnded: 'You’re signed out. The upload resumes from this step after you sign in again.',
      noAccount: said.noAccount,
      badRequest: words === permission ? ended : words,
      notAllowed: words,
      refused: words,
    }[kind];
    expect(page()).toContain(
      kind === 'notAllowed' && words === 'Couldn’t upload the file.'
        ? '404: Unfortunately you do not have access to the Google Drive Folder.'
        : expected,
    );
    expect(page()).not.toContain('The file is in the timeline.');
    expect(tools.moments.recorded).toEqual([]);
  });

  it.each([
    ['pick', 404, '404: Unfortunately you do not have access to the Google Drive Folder.'],
    ['details', 403, '403: Couldn’t upload the file.'],
    ['moveInto', 404, '404: Unfortunately you do not have access to the Google Drive Folder.'],
  ] as const)('because the drive refuses %s with %i, the page says: %s', async (call, status, words) => {
    const tools = setUp();
    tools.files.planned.failNext(call, { kind: 'refused', status });
    await upload(tools);
    expect(page()).toContain(words);
    expect([page().includes(ended), tools.account.permission]).toEqual([true, 'reader']);
  });

  it('it offers to resume the upload once it has paused, and never while it runs', async () => {
    const tools = setUp();
    let decide: () => void = () => undefined;
    tools.files.deciding = new Promise(resolve => (decide = resolve));
    tools.files.planned.failNext('pick', { kind: 'unreachable' });
    await upload(tools);
    expect(screen.getByRole('button', { name: 'Cancel the upload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume upload' })).not.toBeInTheDocument();
    await act(async () => decide());
    expect(await screen.findByRole('button', { name: 'Resume upload' })).toBeVisible();
    expect(page()).toContain(paused);
  });

  it('the pending downgrade is shown until it is confirmed, and then the actual account', async () => {
    const tools = setUp();
    tools.account.ignoresDowngrades = true;
    await upload(tools);
    expect(page()).toContain('Linked: ben@drive.example · Contributor until the upload finishes');
    expect(page()).toContain('Your account may still be a Contributor in patients’ folders.');
    tools.account.ignoresDowngrades = false;
    await tools.user.click(screen.getByRole('button', { name: 'Resume upload' }));
    expect(await screen.findByText('Linked: ben@drive.example · Viewer')).toBeInTheDocument();
    expect(page()).not.toContain('may still be a Contributor');
  });
});

describe('when a file cannot be opened', () => {
  const subject = { patientId: 'p-ana', momentId: 'm-1', fileName: 'Plan.pdf' };
  const showFile = (tools: Tools) => render(<DriveFileActs stores={tools.stores} subject={subject} />);
  const words: Readonly<Record<DriveFailure['kind'], string>> = {
    ...said,
    badRequest: 'Couldn’t open the file.',
    notAllowed: 'Error: Unauthorised to download file',
    refused: 'Couldn’t open the file.',
  };

  it.each(['Download', 'Preview'].flatMap(button => failures.map(failure => [button, failure.kind, failure] as const)))(
    'with %s (%s), the page says so',
    async (button, kind, failure) => {
      const tools = setUp();
      tools.moments.planned.failNext('links', failure);
      showFile(tools);
      await tools.user.click(screen.getByRole('button', { name: `${button} Plan.pdf` }));
      expect(within(screen.getByRole('alert')).getByText(words[kind])).toBeInTheDocument();
    },
  );

  it('the page says that access could not be renewed', async () => {
    const tools = setUp();
    tools.moments.planned.failNext('links', { kind: 'refused', status: 404 });
    showFile(tools);
    await tools.user.click(screen.getByRole('button', { name: 'Preview Plan.pdf' }));
    tools.account.ignoresDowngrades = true;
    tools.account.permission = 'writer';
    await tools.user.click(screen.getByRole('button', { name: 'Renew access to the folders' }));
    expect(alerts()).toContain('Couldn’t make the account a Viewer. Try again.');
  });

  it('only viewing is offered to a user who may not download, with the reason', async () => {
    const tools = setUp([]);
    showFile(tools);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preview']);
    expect(page()).toContain('Error: Unauthorised to download file');
    act(() => tools.cache.write({ status: 'known', scopes: ['patient:download-moments'], checkedAt: 1 }));
    expect(screen.getByRole('button', { name: 'Download Plan.pdf' })).toBeInTheDocument();
  });

  it('a failed permission check is not called a refusal', async () => {
    const tools = setUp();
    tools.cache.write({ status: 'couldNotCheck' });
    showFile(tools);
    await tools.user.click(screen.getByRole('button', { name: 'Download Plan.pdf' }));
    expect(alerts()).toContain('Couldn’t check whether you can download files. Try again.');
  });
});
