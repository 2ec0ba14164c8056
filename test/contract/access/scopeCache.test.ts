import { MemoryScopeCache } from '@/infrastructure/storage/access/MemoryScopeCache';
import { scopeCacheContract } from '#test/support/contracts/access/scopeCacheContract';
import { FakeScopeCache } from '#test/support/fakes/access/FakeScopeCache';

scopeCacheContract('FakeScopeCache', () => new FakeScopeCache());
scopeCacheContract('MemoryScopeCache', () => new MemoryScopeCache());
