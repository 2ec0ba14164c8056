import { MemoryScopeCache } from '@/infrastructure/storage/MemoryScopeCache';
import { scopeCacheContract } from '#test/support/contracts/scopeCacheContract';
import { FakeScopeCache } from '#test/support/fakes/FakeScopeCache';

scopeCacheContract('FakeScopeCache', () => new FakeScopeCache());
scopeCacheContract('MemoryScopeCache', () => new MemoryScopeCache());
