import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import { EventPublisher } from '#sandbox/backend/chat/EventPublisher';
import { MemoryDocuments } from '../MemoryDocuments';

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

describe('EventPublisher', () => {
  it('publishes twice under another document, and still counts one event', () => {
    const documents = new MemoryDocuments();
    const publisher = new EventPublisher(documents, () => ({ lateMs: 0, twice: true }));
    publisher.publish(event);
    expect(documents.all('chat-events').map(({ id }) => id)).toEqual(['e1', 'again-e1']);
    expect(publisher.published()).toEqual([event]);
  });

  it('loses nothing that it held back when it ends', () => {
    const documents = new MemoryDocuments();
    const publisher = new EventPublisher(documents, () => ({ lateMs: 60_000, twice: false }));
    publisher.publish(event);
    expect(publisher.published()).toEqual([]);
    publisher.flush();
    expect(publisher.published()).toEqual([event]);
  });
});
