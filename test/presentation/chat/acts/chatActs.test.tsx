import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ChatActs } from '@/presentation/chat/acts/ChatActs';
import { ChatActsContext } from '@/presentation/chat/acts/ChatActStores';
import { ChatRequestsPage } from '@/presentation/chat/requests/ChatRequestsPage';
import { ClaimChatPage } from '@/presentation/chat/requests/ClaimChatPage';
import { PatientSignsContext, type PatientSignsProps } from '@/presentation/chat/patientPanel/PatientSignsContext';
import { HighRiskPanel } from '@/presentation/chat/patientPanel/HighRiskPanel';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatActTools } from '#test/support/builders/chat/chatActTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('chat', 'chatActs', 'patients'));

const Where = () => <p data-testid="where">{useLocation().pathname + useLocation().search}</p>;
const where = () => screen.getByTestId('where').textContent;

type Tools = ReturnType<typeof chatActTools>;

function show(content: (tools: Tools) => React.ReactNode, path = '/') {
  const tools = chatActTools();
  const user = userEvent.setup();
  const draw = () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <ChatActsContext.Provider value={tools.stores}>
          <Routes>
            <Route path="*" element={content(tools)} />
          </Routes>
          <Where />
        </ChatActsContext.Provider>
      </MemoryRouter>,
    );
  return { ...tools, user, draw };
}

const requestsPage = (tools: Tools) => <ChatRequestsPage stores={tools.stores} generation="v2" />;
const acts =
  (isLeadTherapist = true) =>
  () => <ChatActs session={aSession({ isLeadTherapist, highRisk: true })} unsent={2} hasDraft />;

describe('the list of requests', () => {
  it('puts emergencies first and shows the reason for each place', async () => {
    const { draw, requests } = show(requestsPage);
    requests.ask(
      aChatRequest(),
      aChatRequest({
        id: 'r-2',
        emergency: true,
        highRisk: true,
        patient: { id: 'p-2', userId: 'u-2', email: 'bo@example.org' },
        message: '',
      }),
    );
    draw();
    const rows = await screen.findAllByRole('article');
    expect(rows.map(row => row.getAttribute('aria-label'))).toEqual(['bo@example.org', 'Ana Novak']);
    expect(rows[0]).toHaveTextContent('Emergency');
    expect(rows[0]).toHaveTextContent('High risk');
    expect(rows[0]).toHaveTextContent('No message');
    expect(rows[1]).toHaveTextContent('Waiting 6 min');
    expect(rows[1]).toHaveTextContent('Could we talk?');
    expect(screen.getByRole('link', { name: 'Nobody waiting in V1 Chat Requests' })).toHaveAttribute(
      'href',
      '/therapist/chat-requests',
    );
  });

  it.each([
    ['Emergency', { emergency: true, highRisk: true }],
    ['High risk', { highRisk: true }],
  ])('says that a patient in the other list takes precedence: %s', async (sign, need) => {
    const { draw, requests } = show(requestsPage);
    requests.ask(aChatRequest({ generation: 'v1' }), aChatRequest({ id: 'r-2', generation: 'v1', ...need }));
    draw();
    const link = await screen.findByRole('link', { name: '2 people waiting in V1 Chat Requests' });
    expect(link.parentElement).toHaveTextContent(`2 people waiting in V1 Chat Requests ${sign}`);
  });

  it('opens the chat that was accepted', async () => {
    const { draw, requests, user } = show(requestsPage);
    requests.ask(aChatRequest());
    draw();
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Ana Novak' }));
    await waitFor(() => expect(where()).toBe('/therapist/go-chat/all/chat-p-ana'));
  });

  it('names the colleague who was quicker', async () => {
    const { draw, requests, user } = show(requestsPage);
    requests.ask(aChatRequest());
    draw();
    const button = await screen.findByRole('button', { name: 'Accept the request of Ana Novak' });
    requests.takenBy('r-ana', 'Ben Okafor');
    await user.click(button);
    expect(await screen.findByText('Ben Okafor has already accepted the request of Ana Novak.')).toBeInTheDocument();
    expect(await screen.findByText('Nobody is waiting.')).toBeInTheDocument();
    expect(where()).toBe('/');
  });

  it('puts a partly unreadable request first, and never shows it as free of an emergency', async () => {
    const { draw, requests } = show(requestsPage);
    requests.ask(
      aChatRequest({ id: 'r-risk', highRisk: true }),
      aChatRequest({
        id: 'r-odd',
        message: '',
        requestedAt: 'unknown',
        patient: { id: '', userId: '', email: '' },
        couldNotRead: ['emergency', 'requestedAt', 'message', 'patient'],
      }),
    );
    draw();
    const [first] = await screen.findAllByRole('article');
    expect(first).toHaveAccessibleName('Unknown patient');
    expect(first).toHaveTextContent(
      'Couldn’t read whether it is an emergency, since when the patient waits, the message, who it is. ' +
        'Treat it as an emergency.',
    );
    expect(first).toHaveTextContent('May be an emergency');
    expect(first).toHaveTextContent('Waiting for an unknown time');
    expect(first).not.toHaveTextContent('No message');
    expect(screen.getByRole('button', { name: 'Accept the request of Unknown patient' })).toBeEnabled();
  });

  it('does not look empty when requests could not be read', async () => {
    const { draw, requests } = show(requestsPage);
    requests.unreadable = 1;
    draw();
    expect(
      await screen.findByText('1 request couldn’t be read. A person is waiting, and we can’t say who.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Nobody is waiting.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Couldn’t check who is waiting in V1 Chat Requests' })).toBeInTheDocument();
  });

  it('does not look empty when it could not be loaded', async () => {
    const { draw, requests } = show(requestsPage);
    requests.isReachable = false;
    draw();
    expect(await screen.findByText('Couldn’t load the requests. Patients may still be waiting.')).toBeInTheDocument();
    expect(screen.queryByText('Nobody is waiting.')).not.toBeInTheDocument();
  });
});

describe('claiming a chat', () => {
  const page = (tools: Tools) => <ClaimChatPage stores={tools.stores} />;

  it('shows the current lead before the claim', async () => {
    const { draw, user, acts: gateway } = show(page);
    gateway.ledBy('t-ben', 'Ben Okafor');
    draw();
    await user.type(screen.getByLabelText('Patient id or email'), 'ana@example.org{Enter}');
    expect(await screen.findByText('Ben Okafor')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Claim the chat from Ben Okafor' }));
    expect(await screen.findByText('Enter a reason for claiming this chat.')).toBeInTheDocument();
    expect(gateway.done).toEqual([]);
    await user.type(screen.getByLabelText('Reason for claiming this chat'), 'Ben is off sick');
    await user.click(screen.getByRole('button', { name: 'Claim the chat from Ben Okafor' }));
    await waitFor(() => expect(where()).toBe('/therapist/go-chat/all/ana'));
  });

  it('does not name an unfamiliar patient before the chat is claimed', async () => {
    const { draw, user, acts: gateway } = show(page);
    gateway.ledBy('t-ben', 'Ben Okafor');
    gateway.knowsPatient = false;
    draw();
    await user.type(screen.getByLabelText('Patient id or email'), 'p-ana{Enter}');
    expect(await screen.findByText('You see who the patient is after you claim the chat.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Ana|Novak|ana@example/);
  });

  it('says that the chat could not be looked up before a claim', async () => {
    const { draw, user, acts: gateway } = show(page);
    gateway.failNext('refused');
    draw();
    await user.type(screen.getByLabelText('Patient id or email'), 'p-ana{Enter}');
    expect(
      await screen.findByText('Couldn’t look up the chat. Nothing has changed. Try again later.'),
    ).toBeInTheDocument();
  });

  it('looks up the patient in the address, and offers no claim to the lead', async () => {
    const { draw } = show(page, '/therapist/claim-chat?patient=p-ana');
    draw();
    expect(await screen.findByText('You already lead this chat.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Claim the chat/ })).not.toBeInTheDocument();
  });
});

describe('the acts in a chat', () => {
  const openAct = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Chat actions' }));
    await user.click(await screen.findByRole('button', { name }));
  };

  it.each([
    ['t-ben', 'Invitation has been successfully sent.'],
    [
      't-dov',
      'The invitation was not sent. Dov Adler has no real-time identity yet, because they have never used the chat. ' +
        'Ask them to sign in, or choose someone else.',
    ],
  ])('report the outcome of an invitation to %s', async (colleague, words) => {
    const { draw, user } = show(acts());
    draw();
    await openAct(user, /^Invite a colleague/);
    await user.selectOptions(await screen.findByLabelText('Colleague'), colleague);
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    if (colleague === 't-dov')
      expect(screen.queryByText('Invitation has been successfully sent.')).not.toBeInTheDocument();
  });

  it.each([
    [['t-dov'], '1 colleague couldn’t be read and isn’t listed. We’ve reported it.'],
    [['t-dov', 't-ben', 't-cleo'], '3 colleagues couldn’t be read and aren’t listed. We’ve reported them.'],
  ])('say how many colleagues could not be read, and never that there are none: %s', async (unread, words) => {
    const { draw, user, acts: gateway } = show(acts());
    for (const therapistId of unread) gateway.unread.add(therapistId);
    draw();
    await openAct(user, /^Invite a colleague/);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/nobody/i)).toBeNull();
  });

  it.each([
    [
      't-ben',
      'Invite to chat failed. Therapist(s) already have a pending invitation.',
      ['Ben Okafor already has an invitation to this chat and hasn’t answered yet.'],
    ],
    ['t-cleo', 'Invite to chat failed. Invited therapist already has access to the chat.', []],
  ])('say why an invitation to %s failed', async (colleague, words, waits) => {
    const { draw, user, acts: gateway } = show(acts());
    draw();
    await openAct(user, /^Invite a colleague/);
    await user.selectOptions(await screen.findByLabelText('Colleague'), colleague);
    await gateway.invite({ patientId: 'p-ana', therapistId: 't-ben', message: '' });
    gateway.join('t-cleo');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    // The pending one may be this very invitation: a browser may repeat a call whose answer was lost.
    expect(
      screen
        .queryAllByText(/^.+ already has an invitation to this chat and hasn’t answered yet\.$/)
        .map(({ textContent }) => textContent),
    ).toEqual(waits);
  });

  it.each([/^Invite a colleague/, /^End the chat/])(
    'return the focus to their button when %s is cancelled',
    async act => {
      const { draw, user } = show(acts());
      draw();
      await openAct(user, act);
      expect(await screen.findByRole(/Invite/.test(act.source) ? 'dialog' : 'alertdialog')).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Chat actions' })).toHaveFocus());
    },
  );

  it('warn of high risk, unsent messages and a draft before a chat is ended', async () => {
    const { draw, user, received } = show(acts());
    draw();
    await openAct(user, /^End the chat/);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Ana Novak is flagged as high risk.')).toBeInTheDocument();
    expect(dialog.getByText('2 messages aren’t sent yet. They may never reach Ana Novak.')).toBeInTheDocument();
    expect(dialog.getByText('You have an unsent draft.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'End the chat' }));
    await waitFor(() => expect(received).toEqual(['end ana Ana Novak']));
  });

  it.each(['{Escape}', 'Cancel'])('cannot be cancelled once sent, and say so: %s', async way => {
    const { draw, user, received, acts: gateway } = show(acts());
    let reply = (): void => undefined;
    gateway.delayNext(new Promise(resolve => (reply = resolve)));
    draw();
    await openAct(user, /^End the chat/);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'End the chat' }));
    expect(dialog.getByRole('button', { name: 'End the chat' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(dialog.getByText('In progress. This can’t be cancelled now…')).toBeInTheDocument();
    await (way === 'Cancel' ? user.click(dialog.getByRole('button', { name: way })) : user.keyboard(way));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    reply();
    await waitFor(() => expect(received).toEqual(['end ana Ana Novak']));
  });

  const openDischarge = async (user: ReturnType<typeof userEvent.setup>) => {
    await openAct(user, /^Discharge the patient/);
    return within(await screen.findByRole('dialog', { name: 'Discharge Ana Novak from care?' }));
  };

  const discharge = async (user: ReturnType<typeof userEvent.setup>) => {
    const dialog = await openDischarge(user);
    const confirm = dialog.getByRole('button', { name: 'Discharge from care' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    return dialog;
  };

  it('discharge the patient only once the open items are accepted with a reason, which becomes the note', async () => {
    const { draw, user, care, received, patientWorld } = show(acts());
    patientWorld.assessments.put(anAssessment({ status: 'open' }));
    draw();
    const dialog = await openDischarge(user);
    const accept = await dialog.findByRole('checkbox');
    expect(dialog.getByRole('link', { name: 'Open risk assessments' }).closest('li')).toHaveTextContent('1 · Open');
    expect(dialog.getByRole('link', { name: 'Open risk assessments' })).toHaveAttribute(
      'href',
      '/therapist/assigned-patients/patient-profile/p-ana/record',
    );
    expect(dialog.getByText('2 messages aren’t sent yet. They may never reach Ana Novak.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Discharge from care' }));
    expect([accept, care.isDischarged]).toEqual([document.activeElement, false]);
    expect(accept).toBeInvalid();
    await user.click(accept);
    await user.click(dialog.getByRole('button', { name: 'Discharge from care' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(care.isDischarged).toBe(false);
    await user.type(dialog.getByLabelText('Reason'), 'Moved to the crisis team.');
    await user.click(dialog.getByRole('button', { name: 'Discharge from care' }));
    await waitFor(() => expect(received).toEqual(['discharge ana Ana Novak']));
    expect([care.isDischarged, [...care.notes.values()]]).toEqual([
      true,
      [expect.stringMatching(/^Moved to the crisis team\. \[/)],
    ]);
  });

  it('say first in the checklist that a colleague is the lead', async () => {
    const { draw, user, patientWorld } = show(acts(false));
    patientWorld.patient.isLead = false;
    draw();
    const dialog = await openDischarge(user);
    await dialog.findByText(/^You are not the lead therapist\./);
    const [first] = within(dialog.getByRole('list', { name: 'Checklist' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('You are not the lead therapist.');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/therapist/claim-chat?patient=p-ana',
    );
  });

  it('report a failed discharge in the words of the specification', async () => {
    const { draw, user, care, received } = show(acts());
    care.failNext('discharge', 'notAllowed');
    draw();
    const dialog = await discharge(user);
    expect(await dialog.findByText('Please contact support.')).toBeInTheDocument();
    expect(received).toEqual([]);
  });

  it.each([
    ['channel ID not provided. Please contact support.', { channelId: '' }],
    ['patient id missing. Please contact support.', { patient: { id: '', userId: 'ana', email: 'ana@example.org' } }],
  ])('say what a discharge lacks: %s', async (words, part) => {
    const { draw, user, care } = show(() => <ChatActs session={aSession(part)} unsent={0} hasDraft={false} />);
    draw();
    await openAct(user, /^Discharge the patient/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Discharge/ }));
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Discharge from care' })).toBeDisabled();
    expect(care.isDischarged).toBe(false);
  });

  it('report a failed discharge in a toast when the chat is no longer on the screen', async () => {
    const { draw, user, care, received, patientWorld } = show(acts());
    let reply = (): void => undefined;
    care.delayDischarge(new Promise(resolve => (reply = resolve)));
    care.failNext('discharge', 'notAllowed');
    const { unmount } = draw();
    await discharge(user);
    unmount();
    reply();
    await waitFor(() => expect(patientWorld.unseen).toEqual(['Ana Novak: notAllowed']));
    expect(received).toEqual([]);
  });

  it('check after a lost answer whether the patient was discharged', async () => {
    const { draw, user, care, received, patientWorld } = show(acts());
    let reply = (): void => undefined;
    care.delayDischarge(new Promise(resolve => (reply = resolve)));
    care.failNext('discharge', 'unreachable', { butDone: true });
    draw();
    await discharge(user);
    patientWorld.assigned.patients = [];
    reply();
    await waitFor(() => expect(received).toEqual(['discharge ana Ana Novak']));
  });

  it('lead a therapist who is not the lead to the claim, and do not offer to end the chat', async () => {
    const { draw, user } = show(acts(false));
    draw();
    await user.click(screen.getByRole('button', { name: 'Chat actions' }));
    expect(screen.queryByRole('button', { name: /^End the chat/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Claim the lead/ }));
    expect(where()).toBe('/therapist/claim-chat?patient=p-ana');
  });
});

describe('the high-risk flag', () => {
  const panel = () => <HighRiskPanel session={aSession()} />;

  it('is set only with a reason', async () => {
    const { draw, user, care } = show(panel);
    draw();
    await user.click(screen.getByRole('button', { name: 'Flag as high risk' }));
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Flag as high risk' });
    await user.click(confirm);
    expect(await screen.findByText('Enter a reason.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Reason'), 'Spoke of plans');
    await user.click(confirm);
    expect(await screen.findByRole('button', { name: 'Remove the flag' })).toBeInTheDocument();
    expect([care.highRisk, care.notes.size]).toEqual([true, 1]);
  });

  const withSigns = (Known: ComponentType<PatientSignsProps>, highRisk = false) =>
    show(() => (
      <StoresContext.Provider value={testStores().stores}>
        <PatientSignsContext.Provider value={Known}>
          <HighRiskPanel session={aSession({ highRisk })} />
        </PatientSignsContext.Provider>
      </StoresContext.Provider>
    ));

  it('is not called unset while other signs have yet to say so', () => {
    const { draw } = withSigns(({ patientId, flag }) => (
      <p>
        Signs of {patientId}: {String(flag)}
      </p>
    ));
    draw();
    expect(screen.getByText('Signs of p-ana: undefined')).toBeInTheDocument();
    expect(screen.queryByText('Not flagged')).not.toBeInTheDocument();
  });

  it('is shown even when the other signs fail', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { draw } = withSigns(() => {
      throw new Error('Loading chunk 1 failed.');
    }, true);
    draw();
    expect(screen.getByText('High risk')).toBeInTheDocument();
  });

  it('keeps its confirmed value when an answer is lost, and says so', async () => {
    const { draw, user, care } = show(panel);
    care.failNext('setHighRisk', 'unreachable');
    draw();
    await user.click(screen.getByRole('button', { name: 'Flag as high risk' }));
    await user.type(await screen.findByLabelText('Reason'), 'Spoke of plans');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Flag as high risk' }));
    expect(await screen.findByText(/^We couldn’t confirm your change/)).toBeInTheDocument();
    expect(screen.getByText('Not flagged')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('High risk')).toBeInTheDocument());
    expect(care.notes.size).toBe(1);
  });
});
