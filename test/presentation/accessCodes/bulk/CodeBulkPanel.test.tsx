import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import type { CodeName } from '@/domain/accessCodes/AccessCode';
import { CodeBulkPanel } from '@/presentation/accessCodes/bulk/CodeBulkPanel';
import type { CodeSelection, SelectedCodes } from '@/presentation/accessCodes/bulk/SelectedCodes';
import type { SelectedRows } from '@/presentation/kit/table/RowSelection';
import { codeBulkTools } from '#test/support/builders/accessCodes/codeBulkTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeBulkVault } from '#test/support/fakes/kernel/FakeBulkVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('accessCodesBulk', 'accessCodes', 'bulk', 'forms', 'tables', 'patients'));

const organisation = { id: 'north', name: 'North Board', path: [{ id: 'thrive', name: 'Provider' }] };

/** A list in which all codes are selected, unless another selection is given. */
function selecting(parts: Partial<SelectedCodes>): CodeSelection & { readonly restored: SelectedRows[] } {
  let rows: SelectedRows = parts.rows ?? { kind: 'all', except: [] };
  const restored: SelectedRows[] = [];
  return {
    restored,
    selectedCodes: () => ({ count: 0, load: async () => [], discard: () => undefined, ...parts, rows }),
    select: wanted => {
      rows = wanted;
      restored.push(wanted);
    },
  };
}

function setUp(codes = 0) {
  const gateway = new FakeAccessCodeGateway().addOrganisation('north', 'North Board');
  const names: CodeName[] = Array.from({ length: codes }, (_, at) => ({ code: `NORTH-${at}`, generation: 'v2' }));
  for (const { code } of names) gateway.add(code);
  const [clock, drafts, vault] = [new ManualClock(), new FakeDraftVault(), new FakeBulkVault()];
  const flags = { areExpiring: true };
  const closed: string[] = [];
  const visit = async (selection?: CodeSelection) => {
    const formDrafts = new FormDrafts(drafts, clock);
    const areExpiring = () => flags.areExpiring;
    const tools = codeBulkTools({ gateway, clock, zone: 'Europe/London', formDrafts, areExpiring, vault });
    const bulk = tools.stores.bulk();
    const stop = bulk.start();
    const view = render(
      <CodeBulkPanel {...{ organisation, bulk, selection, stores: tools.stores }} onBack={() => closed.push('back')} />,
    );
    await settled(() => undefined);
    const leave = async () => {
      view.unmount();
      stop();
      await formDrafts.flush();
      tools.runner.forgetPerson();
      vault.endPage();
    };
    return { ...tools, bulk, leave };
  };
  const all = selecting({ count: codes, load: async () => names });
  return { gateway, flags, vault, closed, drafts, visit, all, names, user: userEvent.setup() };
}

async function press(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await settled(() => undefined);
}

const type = (user: ReturnType<typeof userEvent.setup>, label: string, text: string) =>
  user.type(screen.getByLabelText(label), text);
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell').at(-1)?.textContent);

async function enterList(user: ReturnType<typeof userEvent.setup>, list: string): Promise<void> {
  await user.click(screen.getByLabelText('Paste a list or choose a CSV file'));
  await user.click(screen.getByLabelText('Codes, one per line'));
  await user.paste(list);
  await user.click(screen.getByLabelText('No limit'));
  await user.click(screen.getByLabelText('Doesn’t expire'));
  await type(user, 'Reason', 'Autumn');
}

const list = (count: number) => Array.from({ length: count }, (_, at) => `FRESH-${at}`).join('\n');

describe('new codes in bulk', () => {
  it('start without any choice made, and the form names what is missing', async () => {
    const { visit, user, gateway } = setUp();
    await visit();
    expect(screen.getAllByRole('radio').filter(radio => (radio as HTMLInputElement).checked)).toEqual([]);
    await press(user, 'Check the list');
    for (const text of ['Choose how to enter the codes.', 'Enter a reason.', 'Choose whether seats are limited.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(gateway.planned.calls).toEqual([]);
  });

  it('are checked without changing anything, and created once their number has been typed', async () => {
    const { visit, user, gateway } = setUp();
    await visit();
    await enterList(user, `${list(11)}\nfresh-3\n=1+1`);
    await press(user, 'Check the list');
    expect(screen.getByText(/^11 can be done, /)).toBeVisible();
    expect(cells().slice(-2)).toEqual([
      'Same as number 4',
      'Can’t be done: use letters A to Z, digits and hyphens only',
    ]);
    expect(screen.getByText('no seat limit, doesn’t expire, line 13')).toBeVisible();
    expect(gateway.changes).toEqual([]);
    expect(screen.getByRole('button', { name: 'Create 11 codes' })).toBeDisabled();
    await type(user, 'Type 11 to confirm', '12');
    expect(screen.getByRole('button', { name: 'Create 11 codes' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Type 11 to confirm'));
    await type(user, 'Type 11 to confirm', '11');
    await press(user, 'Create 11 codes');
    expect(screen.getByText('Finished, but not everything was done.')).toBeVisible();
    expect(gateway.changes).toHaveLength(11);
  });

  it('say which row of a list cannot be read, and how long a list may be', async () => {
    const { visit, user } = setUp();
    await visit();
    await enterList(user, 'FRESH-1\n"FRESH-2\nFRESH-3');
    await press(user, 'Check the list');
    expect(screen.getByText(/A quotation mark isn’t closed/)).toBeVisible();
    await user.clear(screen.getByLabelText('Codes, one per line'));
    await user.click(screen.getByLabelText('Codes, one per line'));
    await user.paste(list(2_001));
    await press(user, 'Check the list');
    expect(screen.getByText('The list has 2,001 lines. Enter at most 2,000.')).toBeVisible();
  });

  it('are kept as a draft over a reload until they have been created', async () => {
    const { visit, user } = setUp();
    const first = await visit();
    await enterList(user, list(2));
    await first.leave();
    const second = await visit();
    expect(screen.getByLabelText('Codes, one per line')).toHaveValue(list(2));
    expect(screen.getByText(/We restored what you entered earlier/)).toBeVisible();
    await press(user, 'Check the list');
    await press(user, 'Create 2 codes');
    await press(user, 'Close result');
    await second.leave();
    await visit();
    expect(screen.queryByLabelText('Codes, one per line')).toBeNull();
  });

  it('are read from files in the encodings of spreadsheets, but not from an image', async () => {
    const { visit, user } = setUp();
    await visit();
    await user.click(screen.getByLabelText('Paste a list or choose a CSV file'));
    const choose = async (bytes: Uint8Array<ArrayBuffer>) => {
      const file = new File([bytes], 'codes.csv', { type: 'text/csv' });
      // jsdom does not implement this method.
      Object.assign(file, { arrayBuffer: async () => bytes.buffer });
      await user.upload(screen.getByLabelText('Or choose a CSV file'), file);
      await settled(() => undefined);
    };
    const text = () => screen.getByLabelText<HTMLTextAreaElement>('Codes, one per line').value;
    await choose(Uint8Array.from([0xff, 0xfe, 0x4e, 0, 0x31, 0, 0xe4, 0]));
    expect(text()).toBe('N1ä');
    await choose(Uint8Array.from([0x4e, 0x32, 0xe4]));
    expect(text()).toBe('N2ä');
    await choose(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
    expect([text(), screen.getByText(/Couldn’t read this file as text/).textContent]).toEqual([
      'N2ä',
      'Couldn’t read this file as text. Choose a CSV file.',
    ]);
    await choose(new Uint8Array(1_000_001));
    expect(screen.getByText(/larger than 1 MB/)).toBeVisible();
  });

  it('have no expiry field while new codes are of the first generation', async () => {
    const { visit, flags } = setUp();
    flags.areExpiring = false;
    await visit();
    expect(screen.getByText('These are V1 codes, which don’t expire.')).toBeVisible();
    expect(screen.queryByLabelText('Doesn’t expire')).toBeNull();
  });
});

describe('selected codes in bulk', () => {
  it('are not checked when fewer are found than were selected', async () => {
    const { visit, names, user, gateway } = setUp(3);
    await visit(selecting({ count: 4, load: async () => names }));
    await user.click(screen.getByLabelText('Delete for good'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    expect(screen.getByText(/The list has changed since you selected these codes/)).toBeVisible();
    expect([gateway.planned.calls, screen.queryByRole('button', { name: /^Delete/ })]).toEqual([[], null]);
  });

  it('keep the selection and the entries over a reload until the action has started', async () => {
    const { visit, names, user, drafts, all, gateway } = setUp(3);
    const first = await visit(all);
    await user.click(screen.getByLabelText('Extend to a later last day'));
    await type(user, 'New last day', '2030-01-31');
    await type(user, 'Reason', 'Audit');
    await first.leave();
    const later = selecting({ rows: { kind: 'some', keys: [] }, count: 3, load: async () => names });
    const second = await visit(later);
    expect(later.restored).toEqual([{ kind: 'all', except: [] }]);
    expect(screen.getByText(/3 codes are selected/)).toBeVisible();
    expect(screen.getByText(/We restored what you entered earlier/)).toBeVisible();
    expect(screen.getByLabelText('New last day')).toHaveValue('31/01/2030');
    await user.click(screen.getByLabelText('Disable'));
    await press(user, 'Check the list');
    await press(user, 'Disable 3 codes');
    expect(gateway.changes).toHaveLength(3);
    await press(user, 'Close result');
    await second.leave();
    expect(drafts.kept.get('/changedAccessCodes/north')).toBeUndefined();
  });

  it('have to be selected again when a reload finds no selection', async () => {
    const { visit } = setUp(1);
    await visit(selecting({ rows: { kind: 'some', keys: [] } }));
    expect(screen.getByText(/No codes are selected/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check the list' })).toBeNull();
  });

  it('may not exceed the limit of a bulk action, which is said before anything is loaded', async () => {
    const { visit, user } = setUp();
    let loads = 0;
    const load = async () => {
      loads += 1;
      return [];
    };
    await visit(selecting({ count: 5_001, load }));
    expect(screen.getByText(/You can change up to 2,000 codes at once/)).toBeVisible();
    await user.click(screen.getByLabelText('Disable'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    expect(loads).toBe(0);
  });

  it('stay selected when the entries are discarded', async () => {
    const { visit, all, user, closed } = setUp(2);
    await visit(all);
    await type(user, 'Reason', 'Audit');
    await press(user, 'Cancel');
    expect(closed).toEqual(['back']);
    expect(screen.getByLabelText('Reason')).toHaveValue('');
    expect(screen.getByText(/2 codes are selected/)).toBeVisible();
  });

  it('stay selected until the action has started', async () => {
    const { visit, names, user } = setUp(3);
    let discarded = 0;
    await visit(selecting({ count: 3, load: async () => names, discard: () => (discarded += 1) }));
    await user.click(screen.getByLabelText('Disable'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    expect(discarded).toBe(0);
    await press(user, 'Disable 3 codes');
    expect(discarded).toBe(1);
  });

  it('are deleted after a warning, without an undo', async () => {
    const { visit, all, user, gateway, closed } = setUp(3);
    await visit(all);
    expect(screen.getByText(/3 codes are selected/)).toBeVisible();
    await press(user, 'Check the list');
    expect(screen.getByText('Choose what to do.')).toBeVisible();
    await user.click(screen.getByLabelText('Delete for good'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    expect(screen.getByText(/^You can’t undo this, and these codes can’t be created again/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete 3 codes' })).toHaveClass('bp6-intent-danger');
    await press(user, 'Delete 3 codes');
    expect(gateway.changes).toEqual(['delete NORTH-0', 'delete NORTH-1', 'delete NORTH-2']);
    expect(screen.getByText('You can’t undo this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
    await press(user, 'Close result');
    expect(closed).toEqual(['back']);
  });

  it('are disabled, exported as CSV and enabled again, except one that a colleague has changed', async () => {
    const { visit, all, user, gateway } = setUp(4);
    const { files } = await visit(all);
    await user.click(screen.getByLabelText('Disable'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    await press(user, 'Disable 4 codes');
    await press(user, 'Download as CSV');
    expect(files.get('access-codes.csv')).toContain('1,NORTH-0,Done');
    gateway.edit('NORTH-2', { seats: 7 });
    await press(user, 'Undo…');
    expect(screen.getByText('3 can be done, 1 can’t be done')).toBeVisible();
    expect(cells()[2]).toBe('Can’t be done: a colleague changed it since the check');
    await press(user, 'Enable 3 codes again');
    expect([0, 1, 2, 3].map(at => gateway.stored(`NORTH-${at}`).enabled)).toEqual([true, true, false, true]);
  });

  it('need a valid last day before they can be extended', async () => {
    const { visit, all, user } = setUp(1);
    await visit(all);
    await user.click(screen.getByLabelText('Extend to a later last day'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    expect(screen.getByText('Enter a valid date.')).toBeVisible();
    await type(user, 'New last day', '2030-01-31');
    await press(user, 'Check the list');
    expect(cells()).toEqual(['Can’t be done: it doesn’t expire']);
    expect(screen.getByText('Nothing in this list can be done: 1 can’t be done.')).toBeVisible();
  });

  it('are not checked when some of them could not be loaded', async () => {
    const { visit, user } = setUp();
    await visit(selecting({ count: undefined, load: async () => undefined }));
    await user.click(screen.getByLabelText('Enable'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    expect(screen.getByText(/Couldn’t load all selected codes/)).toBeVisible();
  });
});

describe('a bulk action in progress', () => {
  async function begin(count = 12) {
    const made = setUp(count);
    const { gateway } = made;
    const first = await made.visit(made.all);
    await made.user.click(screen.getByLabelText('Disable'));
    await type(made.user, 'Reason', 'Audit');
    await press(made.user, 'Check the list');
    if (count > 10) await type(made.user, `Type ${count} to confirm`, String(count));
    return { ...made, gateway, first };
  }

  it('says that it waits for the server, and stops for good on request', async () => {
    const { user, gateway } = await begin();
    gateway.planned.failAlways('setEnabled', { kind: 'unreachable' });
    gateway.planned.failAlways('read', { kind: 'unreachable' });
    await press(user, 'Disable 12 codes');
    expect(screen.getByText(/The server doesn’t answer. We continue/)).toBeVisible();
    expect(screen.getByText('4 changes were sent and have no answer yet.')).toBeVisible();
    await press(user, 'Stop');
    expect(screen.getByText(/We couldn’t confirm 4 changes/)).toBeVisible();
    gateway.planned.mend();
    await press(user, 'Check again');
    expect(cells().every(text => text === 'Not done: stopped before')).toBe(true);
    expect(gateway.changes).toEqual([]);
  });

  it('is interrupted by a reload, and continues when the user asks for it', async () => {
    const { user, gateway, first, visit } = await begin();
    gateway.planned.failAlways('setEnabled', { kind: 'sessionEnded' });
    await press(user, 'Disable 12 codes');
    expect(screen.getByText(/Your session has ended/)).toBeVisible();
    await first.leave();
    gateway.planned.mend();
    await visit();
    expect(screen.getByText(/Interrupted. Nothing changes until you continue/)).toBeVisible();
    expect(gateway.changes).toEqual([]);
    await press(user, 'Continue');
    expect(screen.getByText('Everything is finished.')).toBeVisible();
    expect(gateway.changes).toHaveLength(12);
  });

  it('does not start when the device cannot store its progress', async () => {
    const { user, gateway, vault } = await begin();
    vault.isFull = true;
    await press(user, 'Disable 12 codes');
    expect(screen.getByText(/Couldn’t save the progress on this device, so nothing was started/)).toBeVisible();
    expect(gateway.changes).toEqual([]);
  });

  it('can be discarded when it cannot be read', async () => {
    const { visit, vault, user } = setUp();
    vault.isUnreadable = true;
    await visit();
    await press(user, 'Discard saved bulk action');
    expect(screen.queryByText(/Couldn’t read a bulk action/)).toBeNull();
  });

  it('moves the focus to the heading of each step', async () => {
    const { user } = await begin(2);
    expect(screen.getByRole('heading', { name: 'Disable access codes' })).toHaveFocus();
    await press(user, 'Disable 2 codes');
    expect(screen.getByRole('heading', { name: 'Disable access codes' })).toHaveFocus();
  });
});

describe('the dry run', () => {
  it('says why it failed, and is repeated on request', async () => {
    const { visit, all, user, gateway } = setUp(2);
    await visit(all);
    await user.click(screen.getByLabelText('Disable'));
    await type(user, 'Reason', 'Audit');
    gateway.planned.failAlways('read', { kind: 'unreachable' });
    await press(user, 'Check the list');
    expect(screen.getByText(/The server doesn’t answer. Nothing has changed/)).toBeVisible();
    gateway.planned.mend();
    await press(user, 'Try again');
    expect(screen.getByText('2 can be done')).toBeVisible();
    await press(user, 'Back');
    expect(screen.getByLabelText('Reason')).toHaveValue('Audit');
  });

  it('says that the server is busy rather than offline when the server says so', async () => {
    const { visit, all, user, gateway } = setUp(6);
    await visit(all);
    await user.click(screen.getByLabelText('Disable'));
    await type(user, 'Reason', 'Audit');
    gateway.planned.failAlways('read', { kind: 'unreachable', status: 429 });
    await press(user, 'Check the list');
    expect(screen.getByText(/The server is busy. Nothing has changed/)).toBeVisible();
  });

  it('shows a hundred rows at first, more on request, and can show only the rows with problems', async () => {
    const { visit, all, user, gateway } = setUp(250);
    gateway.remove('NORTH-249');
    await visit(all);
    await user.click(screen.getByLabelText('Disable'));
    await type(user, 'Reason', 'Audit');
    await press(user, 'Check the list');
    expect(screen.getByText('Showing 100 of 250')).toBeVisible();
    await press(user, 'Show 100 more');
    expect(cells()).toHaveLength(200);
    await press(user, 'Can’t be done 1');
    expect(cells()).toEqual(['Can’t be done: it wasn’t found']);
  });
});
