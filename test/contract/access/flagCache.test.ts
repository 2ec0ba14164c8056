import { MemoryFlagCache } from '@/infrastructure/storage/access/MemoryFlagCache';
import { flagCacheContract } from '#test/support/contracts/access/flagCacheContract';
import { FakeFlagCache } from '#test/support/fakes/access/FakeFlagCache';

flagCacheContract('FakeFlagCache', () => new FakeFlagCache());
flagCacheContract('MemoryFlagCache', () => new MemoryFlagCache());
