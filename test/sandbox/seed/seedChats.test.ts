import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { createChat } from '#sandbox/backend/chat/createChat';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { seedChats } from '#sandbox/seed/seedChats';
import { seedManyChats } from '#sandbox/seed/seedManyChats';
import { seedPatients } from '#sandbox/seed/seedPatients';
import { seedStaff } from '#sandbox/seed/seedStaff';
import { MemoryDocuments } from '#test/sandbox/backend/MemoryDocuments';

const clock = { now: () => 1_772_357_400_000 };

function seeded(documents = new MemoryDocuments(), lines = new MemoryLines(), manyChats = false) {
  const journal = memoryJournal(lines);
  const { chat } = createChat({
    clock,
    journal,
    documents,
    people: new PeopleDirectory({ clock, everybody: [...seedStaff, ...seedPatients()], crowd: seedManyChats }),
  });
  seedChats(chat, journal, { manyChats });
  return {
    chat,
    documents,
    lines,
    sessionsOf: (uid: string, pubNub = true) =>
      chat.rooms
        .roomsOf(uid)
        .map(room => chat.views.session(room, uid))
        .filter(session => session.pubNub === pubNub),
  };
}

describe('the seed', () => {
  const first = seeded();
  const therapists = ['staff-amelia', 'staff-benedict', 'staff-chloe'];
  const sessions = therapists.flatMap(uid => first.sessionsOf(uid));

  it('has forty conversations of three therapists, and sixty patients', () => {
    expect(therapists.map(uid => first.sessionsOf(uid).length)).toEqual([14, 13, 13]);
    expect(first.chat.people.patients()).toHaveLength(60);
  });

  it('has two V1 chats for each therapist, one of them with two unread messages', () => {
    for (const uid of therapists)
      expect(first.sessionsOf(uid, false).map(({ unreadMessageCount }) => unreadMessageCount)).toEqual([2, 0]);
  });

  it('has one conversation of exactly 10,000 messages, and mostly 20 to 300 in the others', () => {
    const counts = sessions.map(({ messageCount = 0 }) => messageCount).sort((a, b) => b - a);
    expect(counts[0]).toBe(10_000);
    expect(counts.filter(count => count >= 20 && count <= 300).length).toBeGreaterThan(30);
  });

  it('has pinned, unread and high-risk conversations for every therapist', () => {
    for (const uid of therapists) {
      const own = first.sessionsOf(uid);
      expect(own.some(({ pinned }) => pinned)).toBe(true);
      expect(own.some(({ unreadMessageCount = 0 }) => unreadMessageCount > 0)).toBe(true);
      expect(own.some(({ highRisk }) => highRisk)).toBe(true);
    }
  });

  it('gives every event its own place, and none in the future', () => {
    const places = first.documents.all('chat-events').map(({ data }) => String(data['seq']));
    expect(new Set(places).size).toBe(places.length);
    expect(places.every(place => /^[0-9]{17}$/.test(place))).toBe(true);
    expect(BigInt(places.sort().at(-1) ?? 0) / 10_000n).toBeLessThanOrEqual(BigInt(clock.now() + 60_000));
  });

  it('is the same each time', () => {
    const eventsOf = ({ documents }: ReturnType<typeof seeded>) => documents.all('chat-events');
    expect(eventsOf(seeded())).toEqual(eventsOf(first));
  });

  it('has on request one therapist with more chats and pins than a page of 120', () => {
    const many = seeded(new MemoryDocuments(), new MemoryLines(), true);
    const own = many.sessionsOf('staff-amelia');
    expect(own.length).toBe(149);
    expect(own.filter(({ pinned }) => pinned).length).toBeGreaterThan(120);
    expect(many.sessionsOf('staff-benedict').length).toBe(13);
  });

  it('is written once', () => {
    const commits = first.documents.commits.length;
    seeded(first.documents, first.lines);
    expect(first.documents.commits).toHaveLength(commits);
  });

  it('has staff with every kind of second factor and different access', () => {
    const methods = seedStaff.map(({ mfa }) => mfa.map(({ type }) => type).join('+'));
    expect(methods).toEqual(['totp', 'totp+email', 'email', 'totp', 'totp', 'totp', 'totp+email', 'totp', '', 'email']);
    expect(new Set(seedStaff.map(({ scopes }) => scopes.join())).size).toBe(9);
    expect(
      seedStaff
        .flatMap(({ mfa }) => mfa)
        .every(method => method.type === 'email' || /^[A-Z2-7]{32}$/.test(method.secret)),
    ).toBe(true);
  });
});
