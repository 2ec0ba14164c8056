import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import { EventPublisher, type EventDisturbance } from '#sandbox/backend/chat/EventPublisher';
import { MemoryDocuments } from '../MemoryDocuments';
import { RoomPublisher } from '#sandbox/backend/chat/v1/RoomPublisher';

describe('EventPublisher', () => {
  const event: StoredEvent = {
    id: 'e1',
    type: 'message',
    channel: 'c',
    participants: ['u'],
    seq: '1',
    timeId: '1',
    sender: 'u',
    text: 'Hello',
  };

  it('publishes an event twice as two documents, and counts it once', () => {
    const documents = new MemoryDocuments();
    const publisher = new EventPublisher(documents, () => ({ lateMs: 0, twice: true }));
    publisher.publish(event);
    expect(documents.all('chat-events').map(({ id }) => id)).toEqual(['e1', 'again-e1']);
    expect(publisher.published()).toEqual([event]);
  });

  it('publishes everything it has held back when it is stopped', () => {
    const documents = new MemoryDocuments();
    const publisher = new EventPublisher(documents, () => ({ lateMs: 60_000, twice: false }));
    publisher.publish(event);
    expect(publisher.published()).toEqual([]);
    publisher.flush();
    expect(publisher.published()).toEqual([event]);
  });
});

describe('RoomPublisher', () => {
  const event = (seq: number, wish: Partial<StoredEvent> = {}): StoredEvent => ({
    id: `e${String(seq)}`,
    type: 'message',
    channel: 'V1.c1',
    participants: ['u', 'pat'],
    seq: String(seq),
    timeId: String(seq),
    sender: 'u',
    text: `m${String(seq)}`,
    clientTs: String(seq),
    ...wish,
  });
  function setUp(disturbances: readonly Partial<EventDisturbance>[]) {
    const writes: string[] = [];
    const database = {
      update: (_: string, values: Readonly<Record<string, unknown>>) =>
        void writes.push(...Object.keys(values).filter(place => place !== 'participants')),
    };
    const rights: unknown[] = [];
    const plan = [...disturbances];
    const publisher = new RoomPublisher(
      {
        get: () => null,
        update: (path, values) =>
          values['participants'] === undefined
            ? database.update(path, values)
            : void rights.push(values['participants']),
      },
      () => ({ lateMs: 0, twice: false, ...plan.shift() }),
    );
    return { publisher, writes, rights };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows messages late and out of order, and counts them immediately', () => {
    const { publisher, writes } = setUp([{ lateMs: 900 }, { lateMs: 300 }]);
    publisher.publish(event(1));
    publisher.publish(event(2));
    expect([writes, publisher.published().length]).toEqual([[], 2]);
    jest.advanceTimersByTime(1_000);
    expect(writes).toEqual(['messages/2', 'messages/1']);
  });

  it('never shows a change before its message, and ends with the newest change', () => {
    const { publisher, writes } = setUp([{ lateMs: 900 }, { lateMs: 100 }, {}]);
    publisher.publish(event(1));
    publisher.publish(event(2, { type: 'edit', timeId: '1', text: 'better' }));
    jest.advanceTimersByTime(100);
    expect(writes).toEqual([
      'messages/1',
      'messages/1/text',
      'messages/1/editedAt',
      'messages/1/actTs',
      'messages/1/seq',
    ]);
    publisher.publish(event(3, { type: 'delete', timeId: '1', text: '' }));
    jest.advanceTimersByTime(1_000);
    expect(writes.slice(5)).toEqual(['messages/1/text', 'messages/1/deletedAt', 'messages/1/actTs', 'messages/1/seq']);
  });

  it('shows a message twice as separate records', () => {
    const { publisher, writes } = setUp([{ twice: true }]);
    publisher.publish(event(1));
    expect(writes).toEqual(['messages/1', 'messages/again-1']);
    expect(publisher.published()).toHaveLength(1);
  });

  it('revokes access immediately, however late the rest is shown', () => {
    const { publisher, rights } = setUp([{ lateMs: 900 }, { lateMs: 900 }]);
    publisher.publish(event(1));
    publisher.publish(event(2, { type: 'participants', people: [{ userId: 'pat', role: 'patient', name: 'Pat' }] }));
    jest.advanceTimersByTime(1_000);
    expect(rights).toEqual([{ u: true, pat: true }, { pat: true }]);
  });

  it('publishes everything it has held back when it is stopped', () => {
    const { publisher, writes } = setUp([{ lateMs: 60_000 }]);
    publisher.publish(event(1));
    publisher.flush();
    expect(writes).toEqual(['messages/1']);
    jest.advanceTimersByTime(60_000);
    expect(writes).toEqual(['messages/1']);
  });
});
