import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readExternalPath } from '@/domain/legal/readExternalPath';
import type { ExternalStores } from '@/presentation/legal/ExternalStores';
import { TransactionalArea } from '@/presentation/transactional/TransactionalArea';
import { StoresContext } from '@/presentation/app/useStores';
import { transactionalStores } from '@/presentation/transactional/TransactionalStores';
import { testStores } from '#test/support/builders/app/testStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeTransactionalGateway } from '#test/support/fakes/transactional/FakeTransactionalGateway';

beforeAll(() => loadTestTexts('transactional', 'legal', 'forms'));

const unused = (): never => {
  throw new Error('This page is not asked for.');
};

function open(path: string, make: (gateway: FakeTransactionalGateway) => string = gateway => gateway.link()) {
  const gateway = new FakeTransactionalGateway();
  const token = make(gateway);
  const transactional = transactionalStores({ gateway, token, newAttempt: () => 'attempt'.repeat(4) });
  const stores: ExternalStores = { page: readExternalPath(path), transactional, rejectEmail: unused, legal: unused };
  const show = () =>
    render(
      <StoresContext.Provider value={testStores().stores}>
        <TransactionalArea stores={stores} />
      </StoresContext.Provider>,
    );
  show();
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { gateway, token, user, press, openAgain: show };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Care team' }));
  await user.type(screen.getByLabelText('Your name'), 'Ann');
  await user.type(screen.getByLabelText('Phone number'), '+44 20 7946 0018');
}

describe('a page that an email leads to', () => {
  it.each(['email-preferences', 'callback', 'check-in'])('sends nothing when it is opened: %s', page => {
    const { gateway } = open(`/transactional/${page}`);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(gateway.planned.calls).toEqual([]);
  });

  it.each(['email-preferences', 'callback', 'check-in'])(
    'asks the reader to open it from the link when it has none: %s',
    page => {
      open(`/transactional/${page}`, () => '');
      expect(screen.getByRole('heading', { name: 'Open this page from your email or app' })).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('does not exist for another type of access', () => {
    open('/transactional/request-access/admin');
    expect(screen.getByText(/page you have tried to access does not exist/)).toBeVisible();
  });
});

describe('asking for a check-in', () => {
  it('sends one request with one press', async () => {
    const { gateway, press } = open('/transactional/check-in');
    await press('Ask for a check-in');
    expect(screen.getByText(/Your care team will contact you/)).toBeVisible();
    expect(gateway.sent).toEqual(['check-in']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says after a lost answer that the outcome is unknown, then that it arrived, once', async () => {
    const { gateway, press } = open('/transactional/check-in');
    gateway.planned.failNext('requestCheckIn', { kind: 'unreachable' }, { butDone: true });
    await press('Ask for a check-in');
    expect(screen.getByText(/We couldn’t confirm whether your request arrived/)).toBeVisible();
    await press('Check and try again');
    expect(screen.getByText(/Your request has arrived/)).toBeVisible();
    expect(gateway.sent).toEqual(['check-in']);
  });

  it('says what to do when the link has expired', async () => {
    const { gateway, token, press } = open('/transactional/check-in');
    gateway.outdate(token);
    await press('Ask for a check-in');
    expect(screen.getByText(/This link isn’t valid or has expired/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reports an expired link in a second window too', async () => {
    const { gateway, token, openAgain, user } = open('/transactional/check-in');
    await gateway.requestCheckIn(token);
    openAgain();
    await user.click(screen.getAllByRole('button', { name: 'Ask for a check-in' })[1] ?? document.body);
    expect(screen.getByText(/Your request has arrived/)).toBeVisible();
    expect(gateway.sent).toEqual(['check-in']);
  });
});

describe('asking for a call', () => {
  it('has no preset choice, and says what is missing', async () => {
    const { gateway, press } = open('/transactional/callback');
    for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
    await press('Ask for a call');
    expect(screen.getByText('Choose one.')).toBeVisible();
    expect(screen.getAllByText('This can’t be empty.')).toHaveLength(2);
    expect(gateway.planned.calls).toEqual([]);
  });

  it('sends what was entered', async () => {
    const { gateway, user, press } = open('/transactional/callback');
    await fillIn(user);
    await press('Ask for a call');
    expect(screen.getByText(/We’ll call you on \+44 20 7946 0018/)).toBeVisible();
    expect(gateway.sent).toEqual(['callback care-team Ann +44 20 7946 0018 ']);
  });

  it('sends the same request again after a lost answer', async () => {
    const { gateway, user, press } = open('/transactional/callback');
    await fillIn(user);
    gateway.planned.failNext('requestCallback', { kind: 'unreachable' }, { butDone: true });
    await press('Ask for a call');
    expect(screen.getByLabelText('Your name')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Technical support' }));
    await press('Check and try again');
    expect(screen.getByText(/Your request has arrived/)).toBeVisible();
    expect(gateway.sent).toHaveLength(1);
  });

  it('says that the request was not sent when the link was already used for another one', async () => {
    const { gateway, token, user, press } = open('/transactional/callback');
    await gateway.requestCheckIn(token);
    await fillIn(user);
    await press('Ask for a call');
    expect(screen.getByText(/This link was used already/)).toBeVisible();
  });

  it('can be corrected after too many requests', async () => {
    const { gateway, user, press } = open('/transactional/callback');
    await fillIn(user);
    gateway.planned.failNext('requestCallback', { kind: 'tooMany' });
    await press('Ask for a call');
    expect(screen.getByText(/too many requests/)).toBeVisible();
    expect(screen.getByLabelText('Your name')).toBeEnabled();
  });
});

describe('asking for access', () => {
  it('needs no link, and says whether staff will reply', async () => {
    const { gateway, user, press } = open('/transactional/request-access/dashboard', () => '');
    await user.type(screen.getByLabelText('Message'), 'I am new.');
    await user.type(screen.getByLabelText('Your email address'), 'new@clinic.example');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await press('Send request');
    expect(screen.getByText(/We won’t write to you/)).toBeVisible();
    expect(gateway.sent).toHaveLength(1);
  });

  it('rejects an invalid email address', async () => {
    const { gateway, user, press } = open('/transactional/request-access/app', () => '');
    await user.type(screen.getByLabelText('Your email address'), 'new@clinic');
    await press('Send request');
    expect(screen.getByText(/Enter an email address, such as/)).toBeVisible();
    expect(gateway.planned.calls).toEqual([]);
  });
});

describe('email preferences', () => {
  it('are shown with one press, and changed with another', async () => {
    const { gateway, press } = open('/transactional/email-preferences');
    await press('Show my preferences');
    expect(screen.getByText('Emails to ann@patients.example')).toBeVisible();
    await press('Stop emails');
    expect(screen.getByText(/You won’t get any more emails/)).toBeVisible();
    expect([...gateway.unsubscribed]).toEqual(['ann@patients.example']);
    await press('Get emails again');
    expect(gateway.unsubscribed.size).toBe(0);
  });

  it('need no token exchange when an email leads to them', async () => {
    const { gateway, press } = open('/transactional/email-preferences', fake => fake.emailToken('b@c.example'));
    await press('Show my preferences');
    expect(screen.getByText('Emails to b@c.example')).toBeVisible();
    expect(gateway.planned.countOf('exchange')).toBe(0);
  });

  it('exchange the link again after a lost answer, and are shown', async () => {
    const { gateway, press } = open('/transactional/email-preferences');
    gateway.planned.failNext('exchange', { kind: 'unreachable' }, { butDone: true });
    await press('Show my preferences');
    expect(screen.getByText(/Couldn’t reach the service/)).toBeVisible();
    await press('Show my preferences');
    expect(screen.getByText('Emails to ann@patients.example')).toBeVisible();
  });

  it('are read again after a lost answer before a result is shown', async () => {
    const { gateway, press } = open('/transactional/email-preferences');
    await press('Show my preferences');
    gateway.planned.failNext('unsubscribe', { kind: 'unreachable' }, { butDone: true });
    await press('Stop emails');
    expect(screen.getByText(/You won’t get any more emails/)).toBeVisible();
    gateway.planned.failNext('subscribe', { kind: 'unreachable' });
    gateway.planned.failNext('preferences', { kind: 'unreachable' });
    await press('Get emails again');
    expect(screen.getByText(/We couldn’t confirm your change/)).toBeVisible();
    gateway.planned.failNext('subscribe', { kind: 'unreachable' });
    await press('Get emails again');
    expect(screen.getByText(/Couldn’t reach the service/)).toBeVisible();
    expect(screen.getByText(/You don’t get emails/)).toBeVisible();
  });

  it('treat an invalid token as an expired link', async () => {
    const { gateway, press } = open('/transactional/email-preferences', () => '../../etc');
    await press('Show my preferences');
    expect(screen.getByText(/This link isn’t valid or has expired/)).toBeVisible();
    expect(gateway.planned.calls).toEqual([]);
  });
});
