import { chatActHandlers } from '#sandbox/backend/chat/chatActHandlers';
import { requestHandlers } from '#sandbox/backend/chat/requestHandlers';
import { roomHandlers } from '#sandbox/backend/chat/roomHandlers';
import { sessionOf } from '../sessionOf';
import { amy, ben, rhea, setUpChat, sol, therapist } from '../setUpChat';

function setUp(...others: readonly (typeof amy)[]) {
  const world = setUpChat(undefined, undefined, others);
  const { room } = world.open(amy, rhea);
  const acts = chatActHandlers(world.chat);
  const requests = requestHandlers(world.chat);
  const path = { patientId: rhea.patientId };
  const ask = (from: typeof amy, to: typeof amy, act: 'inviteTherapist' | 'handOverChat', message = 'Please help') =>
    Promise.resolve().then(() =>
      acts[act]({ caller: sessionOf(from), path: { ...path, therapistId: to.staffId }, body: { message } }),
    );
  const waitingFor = async (person: typeof amy) =>
    requests.chatRequests({ caller: sessionOf(person), query: { pubNub: true } });
  const accept = async (person: typeof amy, requestId: string) =>
    requests.acceptChatRequest({ caller: sessionOf(person), path: { requestId } });
  const leads = () =>
    [...world.documents.all('notifications')]
      .filter(({ data }) => (data['data'] as { type: string }).type === 'leadStatus')
      .map(({ data }) => [data['user'], (data['data'] as { isLead: string }).isLead]);
  const leadUid = () => world.chat.rooms.activeOf(rhea.patientId)?.leadUid;
  return { ...world, room, acts, path, ask, waitingFor, accept, leads, leadUid, rooms: roomHandlers(world.chat) };
}

describe('asking a colleague', () => {
  it('notifies that colleague alone, with the message and the name of the requester', async () => {
    const { ask, waitingFor, accept, documents } = setUp();
    expect(await ask(amy, ben, 'inviteTherapist')).toEqual({ sent: true });
    expect(await waitingFor(amy)).toEqual([]);
    const [request] = await waitingFor(ben);
    expect(request).toMatchObject({
      requestType: 'chat-therapist-invite',
      message: 'Please help',
      from: 'amy Hart',
      highRisk: true,
    });
    expect(documents.all('notifications').map(({ data }) => data['user'])).toEqual([ben.uid]);
    await expect(accept(amy, request?.id ?? '')).rejects.toMatchObject({ status: 404 });
  });

  it('brings an invited colleague into the chat without making them the lead', async () => {
    const { ask, waitingFor, accept, leadUid } = setUp();
    await ask(amy, ben, 'inviteTherapist');
    const [request] = await waitingFor(ben);
    expect(await accept(ben, request?.id ?? '')).toMatchObject({
      isLeadTherapist: false,
      patient: { id: rhea.patientId },
    });
    expect([leadUid(), await waitingFor(ben)]).toEqual([amy.uid, []]);
    await expect(ask(amy, ben, 'inviteTherapist')).rejects.toMatchObject({ status: 409, token: 'ConflictError' });
  });

  it('hands over only when it is accepted, and then notifies both', async () => {
    const { ask, waitingFor, accept, leadUid, leads } = setUp();
    await ask(amy, ben, 'handOverChat');
    expect(leadUid()).toBe(amy.uid);
    const [request] = await waitingFor(ben);
    expect(await accept(ben, request?.id ?? '')).toMatchObject({ isLeadTherapist: true });
    expect(leadUid()).toBe(ben.uid);
    expect(leads()).toEqual([
      [amy.uid, 'false'],
      [ben.uid, 'true'],
    ]);
    await expect(ask(amy, ben, 'handOverChat')).rejects.toMatchObject({ status: 403, token: 'NotLeadTherapistError' });
  });

  it('refuses another request while the first is pending, whatever its type', async () => {
    const { ask } = setUp();
    await ask(amy, ben, 'inviteTherapist');
    await expect(ask(amy, ben, 'inviteTherapist')).rejects.toMatchObject({ status: 409, token: 'ActionPendingError' });
    await expect(ask(amy, ben, 'handOverChat')).rejects.toMatchObject({ status: 409, token: 'ActionPendingError' });
  });

  it('reports that nothing was sent to a colleague without a real-time identity', async () => {
    const { ask, documents } = setUp();
    Object.assign(ben, { withoutChatIdentity: true });
    expect(await ask(amy, ben, 'inviteTherapist')).toEqual({ sent: false });
    expect(documents.all('notifications')).toEqual([]);
    Object.assign(ben, { withoutChatIdentity: undefined });
  });

  it('is allowed only in the chat, and ends with it', async () => {
    const { ask, waitingFor, accept, room, chat, open } = setUp();
    await expect(ask(ben, amy, 'inviteTherapist')).rejects.toMatchObject({
      status: 403,
      token: 'NOT_IN_CHAT_WITH_PATIENT',
    });
    await ask(amy, ben, 'inviteTherapist');
    const [request] = await waitingFor(ben);
    chat.membership.end(room, 'Ended.');
    expect(await waitingFor(ben)).toEqual([]);
    await expect(accept(ben, request?.id ?? '')).rejects.toMatchObject({ status: 404 });
    open(amy, rhea);
    expect(await waitingFor(ben)).toEqual([]);
    await expect(accept(ben, request?.id ?? '')).rejects.toMatchObject({ status: 404 });
  });

  it('leaves the patient’s request to everyone unchanged', async () => {
    const { ask, waitingFor, accept, chat, clock } = setUp();
    chat.requests.add({
      requestType: 'chat-patient-request',
      patientId: rhea.patientId,
      emergency: true,
      message: 'Now',
      requestedAt: clock.now(),
    });
    await ask(amy, ben, 'inviteTherapist');
    const invitation = (await waitingFor(ben)).find(({ requestType }) => requestType === 'chat-therapist-invite');
    await accept(ben, invitation?.id ?? '');
    expect(await waitingFor(amy)).toMatchObject([{ requestType: 'chat-patient-request', emergency: true }]);
  });

  it('does not reach or list a colleague whose account is disabled', async () => {
    const gwen = { ...therapist('gwen'), disabled: true };
    const { ask, acts, path, documents } = setUp(gwen);
    await expect(ask(amy, gwen, 'inviteTherapist')).rejects.toMatchObject({ status: 404 });
    await expect(ask(amy, gwen, 'handOverChat')).rejects.toMatchObject({ status: 404 });
    expect(documents.all('notifications')).toEqual([]);
    const listed = await acts.eligibleTherapists({ caller: sessionOf(amy), path, query: { purpose: ['handover'] } });
    expect(listed.map(({ name }) => name)).toEqual(['ben Hart']);
  });

  it('lists the colleagues to ask, and those who are in the chat already', async () => {
    const { acts, path, chat } = setUp();
    const listed = () => acts.eligibleTherapists({ caller: sessionOf(amy), path, query: { purpose: ['invite'] } });
    expect(await listed()).toEqual([{ therapistId: ben.staffId, name: 'ben Hart', email: ben.email, inChat: false }]);
    chat.membership.join(ben, rhea);
    expect(await listed()).toMatchObject([{ inChat: true }]);
  });

  it('lists pending requests, with the message for its author only', async () => {
    const { acts, path, chat } = setUp();
    const listed = (person: typeof amy) =>
      acts.eligibleTherapists({ caller: sessionOf(person), path, query: { purpose: ['invite'] } });
    const asked = { ...path, therapistId: ben.staffId };
    await acts.inviteTherapist({ caller: sessionOf(amy), path: asked, body: { message: 'Please join' } });
    expect(await listed(amy)).toMatchObject([
      { pending: { act: 'invite', byUserId: amy.uid, message: 'Please join' } },
    ]);
    const { requests } = chat;
    const [request] = requests.waiting();
    if (request === undefined) throw new Error('Nobody was asked.');
    requests.settle(request, { acceptedBy: ben.uid, acceptedSeq: '0', chatSessionId: 'room' });
    expect((await listed(amy))[0]).not.toHaveProperty('pending');
  });
});

describe('claiming the lead', () => {
  const claim = ({ acts }: ReturnType<typeof setUp>, person: typeof amy, patientIdOrEmail: string) =>
    Promise.resolve().then(() =>
      acts.claimLead({ caller: sessionOf(person), path: { patientIdOrEmail }, body: { reason: 'Off sick' } }),
    );

  it.each([rhea.patientId, rhea.email, ` ${rhea.email.toUpperCase()} `])(
    'by %s brings the therapist in and makes them the lead',
    async named => {
      const world = setUp();
      expect(await claim(world, ben, named)).toEqual({ chatSessionId: world.room.id, pubNub: true });
      expect(world.leadUid()).toBe(ben.uid);
      expect(world.leads()).toEqual([
        [amy.uid, 'false'],
        [ben.uid, 'true'],
      ]);
    },
  );

  it('changes nothing for the current lead, and sends no notification', async () => {
    const world = setUp();
    await claim(world, amy, rhea.patientId);
    expect([world.leadUid(), world.leads()]).toEqual([amy.uid, []]);
  });

  it('needs a patient with an active chat', async () => {
    const world = setUp();
    await expect(claim(world, ben, sol.patientId)).rejects.toMatchObject({ status: 404 });
    await expect(claim(world, ben, 'nobody@patient.example')).rejects.toMatchObject({ status: 404 });
  });

  it('shows the current lead to a therapist outside the chat, by id and by email', async () => {
    const { acts } = setUp();
    const byId = await acts.patientChat({ caller: sessionOf(ben), path: { patientId: rhea.patientId } });
    expect(byId).toEqual({
      chatSessionId: expect.any(String),
      lead: { therapistId: amy.staffId, name: 'amy Hart', isCaller: false },
      pubNub: true,
      startedAt: expect.any(String),
      lastMessageAt: expect.any(String),
    });
    expect(await acts.patientChatByEmail({ caller: sessionOf(ben), path: { patientEmail: rhea.email } })).toEqual(byId);
    expect(await acts.patientChat({ caller: sessionOf(amy), path: { patientId: rhea.patientId } })).toMatchObject({
      patient: { id: rhea.patientId },
      highRisk: true,
      lead: { isCaller: true },
    });
  });

  it('gives the same answer for a patient without a chat and for an unknown one', async () => {
    const { acts } = setUp();
    const refused = async (patientId: string) =>
      Promise.resolve()
        .then(() => acts.patientChat({ caller: sessionOf(ben), path: { patientId } }))
        .catch((error: Error) => error.message);
    expect(await refused(sol.patientId)).toBe(await refused('nobody'));
  });
});

describe('the lead', () => {
  it('is exactly one participant of the chat, through handover, claim and leave', async () => {
    const { ask, waitingFor, accept, acts, chat, rooms, path, leadUid } = setUp();
    const isOneOfThem = () =>
      chat.rooms.activeOf(rhea.patientId)?.people.filter(({ userId }) => userId === leadUid()).length;
    const seen = [isOneOfThem()];
    await ask(amy, ben, 'handOverChat');
    seen.push(isOneOfThem());
    const [request] = await waitingFor(ben);
    await accept(ben, request?.id ?? '');
    seen.push(isOneOfThem());
    await rooms.leaveChat({ caller: sessionOf(ben), path });
    seen.push(isOneOfThem());
    expect(leadUid()).toBe(amy.uid);
    await acts.claimLead({
      caller: sessionOf(ben),
      path: { patientIdOrEmail: rhea.patientId },
      body: { reason: 'Off sick' },
    });
    seen.push(isOneOfThem());
    expect(seen).toEqual([1, 1, 1, 1, 1]);
  });
});
