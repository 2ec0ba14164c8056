import { createChat } from '#sandbox/backend/chat/createChat';
import { requestHandlers } from '#sandbox/backend/chat/requestHandlers';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { MemoryDocuments } from '../MemoryDocuments';
import { sessionOf } from '../sessionOf';
import { rhea, therapist } from '../setUpChat';

describe('twenty therapists who accept the same request at once', () => {
  it('have one winner, and all others learn who it is', async () => {
    const staff = Array.from({ length: 20 }, (_, index) => therapist(`t${index}`));
    const clock = { now: () => 1_772_357_400_000 };
    const { chat } = createChat({
      clock,
      keeper: memoryJournal(new MemoryLines()),
      people: new PeopleDirectory({ clock, everybody: [...staff, rhea] }),
      documents: new MemoryDocuments(),
    });
    const { request } = chat.requests.add({
      requestType: 'chat-patient-request',
      patientId: rhea.patientId,
      emergency: false,
      message: 'Please',
      requestedAt: clock.now(),
    });
    const handlers = requestHandlers(chat);
    const path = { requestId: request.id };
    const answers = await Promise.allSettled(
      staff.map(async person => handlers.acceptChatRequest({ caller: sessionOf(person), path })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = staff[answers.findIndex(({ status }) => status === 'fulfilled')];
    const told = answers.flatMap(answer =>
      answer.status === 'rejected' ? [answer.reason as { token: string; detail: string }] : [],
    );
    expect(told).toHaveLength(19);
    for (const refusal of told)
      expect(refusal).toMatchObject({ token: 'ConflictError', detail: `${winner?.firstName} Hart` });
    expect(chat.rooms.size).toBe(1);
    expect(chat.rooms.activeOf(rhea.patientId)?.people).toHaveLength(2);
  });
});
