import { poolHost } from '@/infrastructure/firebase/chat/FirebaseRealtimeIdentity';

describe('poolHost', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('returns a host name of its own for each window on %s', host => {
    expect(poolHost(host, () => 'a1')).toBe('ta1.localhost');
    expect(poolHost(host, () => 'b2')).toBe('tb2.localhost');
  });

  it('returns other hosts unchanged', () => {
    expect(poolHost('documents.example.org', () => 'a1')).toBe('documents.example.org');
  });
});
