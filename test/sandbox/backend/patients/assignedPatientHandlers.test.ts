import { randomUUID } from 'node:crypto';
import { requestHandlers } from '#sandbox/backend/chat/requestHandlers';
import { setUpCare, tried } from '../setUpCare';
import { ben, rhea, sol } from '../setUpChat';

const HOUR = 3_600_000;

function setUp() {
  const world = setUpCare();
  const { assignedPatients, patientMoments, asAmy, path, clock, chat, room } = world;
  const channel = `PatientTherapistChat.${room.id}`;
  const list = (skip = 0, limit = 20) => tried(() => assignedPatients.list({ ...asAmy, query: { skip, limit } }));
  const mine = async () => (await list()).patients.find(({ id }) => id === sol.patientId);
  const iso = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  const book = async (hours: number) =>
    patientMoments.addAppointment({
      ...asAmy,
      path,
      body: {
        momentId: randomUUID(),
        appointment: {
          startsAt: iso(hours),
          endsAt: iso(hours + 1),
          timeZone: 'Europe/London',
          kind: 'phone',
          status: 'scheduled',
          place: '',
        },
      },
    });
  const say = (uid: string) => {
    clock.time += HOUR;
    chat.messaging.send(uid, channel, { clientTs: String(BigInt(clock.now()) * 10_000n), text: 'x' });
    return new Date(clock.now()).toISOString();
  };
  return { ...world, list, mine, book, say, iso };
}

describe('the list of assigned patients', () => {
  it('is paged by name and says how many there are', async () => {
    const { list, open, asBen, assignedPatients } = setUp();
    open();
    const [first, second] = [await list(0, 1), await list(1, 1)];
    expect([first, second].map(({ total, patients }) => [total, patients.map(({ id }) => id)])).toEqual([
      [2, [rhea.patientId]],
      [2, [sol.patientId]],
    ]);
    expect(await assignedPatients.list({ ...asBen, query: { skip: 0, limit: 20 } })).toMatchObject({
      total: 0,
      patients: [],
    });
  });

  it('shows the flag, the chat and the lead', async () => {
    const { mine, room, chat, patientCare, asAmy, path } = setUp();
    await patientCare.setHighRisk({ ...asAmy, path, body: { highRisk: true } });
    expect(await mine()).toMatchObject({
      email: sol.email,
      isLeadTherapist: true,
      record: { highRisk: true, activeChat: { pubNub: true, chatSessionId: room.id } },
    });
    chat.membership.join(ben, sol);
    chat.membership.end(room, 'Ended.');
    expect((await mine())?.record).toEqual({ highRisk: true });
  });

  it('shows since when a message waits for an answer, and the last contact', async () => {
    const { mine, say, asAmy } = setUp();
    expect(await mine()).not.toHaveProperty('lastContactAt');
    const first = say(sol.uid);
    const second = say(sol.uid);
    expect(await mine()).toMatchObject({ waitingSince: first, lastContactAt: second, unreadMessageCount: 2 });
    const answer = say(asAmy.caller.uid);
    const after = await mine();
    expect(after).toMatchObject({ lastContactAt: answer });
    expect(after).not.toHaveProperty('waitingSince');
  });

  it('shows the next appointment: one in progress comes before later ones', async () => {
    const { mine, book, clock, patientMoments, asAmy, path } = setUp();
    expect(await mine()).not.toHaveProperty('nextAppointment');
    await book(-5);
    await book(30);
    const soon = await book(2);
    expect((await mine())?.nextAppointment?.momentId).toBe(soon.momentId);
    clock.time += 2.5 * HOUR;
    expect((await mine())?.nextAppointment?.momentId).toBe(soon.momentId);
    await patientMoments.editAppointments({
      ...asAmy,
      path,
      body: { changes: [{ momentId: soon.momentId, status: 'cancelled' }] },
    });
    expect((await mine())?.nextAppointment?.momentId).not.toBe(soon.momentId);
  });

  it('has the newest scores with items and the last complete one before, without missing ones', async () => {
    const { mine, ownMoments, asSol, iso } = setUp();
    expect(await mine()).not.toHaveProperty('phq9');
    const fill = async (daysAgo: number, items: number[]) =>
      ownMoments.add({
        ...asSol,
        query: { eventType: 'phq9' },
        body: { momentId: randomUUID(), at: iso(-24 * daysAgo), items },
      });
    await fill(14, [1, 1, 1, 1, 1, 1, 1, 1, 0]);
    await fill(7, [3, 3, 3, 3, 3, 3, 3, -1, 3]);
    await fill(1, [2, 2, 2, 2, 2, 2, 2, 2, 1]);
    const item = await mine();
    expect(item).toMatchObject({
      phq9: { score: 17, previous: 8, items: [2, 2, 2, 2, 2, 2, 2, 2, 1] },
      lastActivityAt: iso(-24),
    });
    expect(item).not.toHaveProperty('gad7');
  });

  it('has every open risk with the highest first, the waiting request and the scores from the app', async () => {
    const { mine, patientRecord, patientApp, asAmy, asSol, path, chat, clock } = setUp();
    const assess = (level: 'low' | 'imminent', status: 'open' | 'closed') =>
      patientRecord.addRiskAssessment({
        ...asAmy,
        path,
        body: {
          riskAssessmentId: `${level}-${status}`,
          level,
          status,
          suicidalThoughts: 'none',
          selfHarm: 'none',
          harmToOthers: 'none',
          harmFromOthers: 'none',
          selfNeglect: 'none',
          summary: 'x',
          protectiveFactors: '',
          plan: '',
        },
      });
    await assess('imminent', 'closed');
    expect(await mine()).toMatchObject({ openRisks: [] });
    await assess('low', 'open');
    await assess('imminent', 'open');
    const { request } = chat.requests.add({
      requestType: 'chat-patient-request',
      patientId: sol.patientId,
      emergency: true,
      message: 'Now',
      requestedAt: clock.now(),
    });
    await patientApp.notify({ ...asSol, query: { phqScore: 21 } });
    expect(await mine()).toMatchObject({
      openRisks: [
        { riskAssessmentId: 'imminent-open', level: 'imminent' },
        { riskAssessmentId: 'low-open', level: 'low' },
      ],
      waitingRequest: { requestId: request.id, emergency: true },
      reportedScores: { phqScore: 21 },
    });
  });

  it('shows an accepted request until a therapist has answered it', async () => {
    const { mine, say, asAmy, chat, clock, iso } = setUp();
    const asked = iso(0);
    const { request } = chat.requests.add({
      requestType: 'chat-patient-request',
      patientId: sol.patientId,
      emergency: true,
      message: '',
      requestedAt: clock.now(),
    });
    await tried(() => requestHandlers(chat).acceptChatRequest({ ...asAmy, path: { requestId: request.id } }));
    const accepted = { requestId: request.id, emergency: true, requestedAt: asked };
    expect(await mine()).toMatchObject({ acceptedRequest: accepted });
    expect(await mine()).not.toHaveProperty('waitingRequest');
    say(sol.uid);
    expect(await mine()).toMatchObject({ acceptedRequest: accepted });
    say(asAmy.caller.uid);
    expect(await mine()).not.toHaveProperty('acceptedRequest');
  });
});
